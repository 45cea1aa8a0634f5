import { describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

async function readings(lines: string, ...args: string[]): Promise<string[][]> {
  const { out } = await runLimpid(["dates", "--json", ...args], lines);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).readings);
}

describe("limpid dates", () => {
  it("writes a line of JSON for every line, best reading first", async () => {
    expect(await readings("03/04/2024\nno date\n\n5. März 2024, 14:30\n")).toEqual([
      ["2024-04-03", "2024-03-04"],
      [],
      [],
      ["2024-03-05T14:30:00"],
    ]);
  });

  it("lists remote readings after the likely ones, and says how many those are", async () => {
    const { out } = await runLimpid(["dates", "--json"], "03.04.2024");
    expect(JSON.parse(out)).toMatchObject({ readings: ["2024-04-03", "2024-03-04"], likely: 1 });
  });

  it("says which parts a reading states", async () => {
    const { out } = await runLimpid(["dates", "--json"], "Mar 2024");
    expect(JSON.parse(out)).toMatchObject({ readings: ["2024-03-01"], stated: [["year", "month"]] });
  });

  it("ranks by the locale", async () => {
    expect(await readings("03/04/2024", "--locale", "en_US")).toEqual([["2024-03-04", "2024-04-03"]]);
  });

  it("lets one line of a column decide for all", async () => {
    expect((await readings("03/04/2024\n04/13/2024\n", "--column"))[0]?.[0]).toBe("2024-03-04");
  });

  it("reads serials only in a column that has real dates", async () => {
    expect(await readings("45356\n13/02/2024\n14/02/2024", "--column")).toContainEqual(["2024-03-05"]);
    expect(await readings("45356\n13/02/2024\n14/02/2024")).toContainEqual([]);
  });

  it("without --json writes the best reading, or the line itself", async () => {
    const { out } = await runLimpid(["dates"], "5 Mar 2024 2:30 pm\r\nno date\r\n");
    expect(out).toBe("2024-03-05 14:30:00\nno date\n");
  });

  it("writes the format that is asked for, in the language of the locale", async () => {
    const { out } = await runLimpid(["dates", "--format", "full", "--locale", "de_DE"], "5 Mar 2024\nno date\n");
    expect(out).toBe("Dienstag, 5. März 2024\nno date\n");
    const json = await runLimpid(["dates", "--json", "--format", "YYYY.M.d H:m:s"], "5 Mar 2024");
    expect(JSON.parse(json.out)).toMatchObject({ readings: ["2024-03-05"], datetimes: ["2024.3.5"] });
  });

  it("says which line of a column decided", async () => {
    const { out } = await runLimpid(["dates", "--json", "--column"], "03/04/2024\n04/13/2024\n");
    expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({
      readings: ["2024-03-04"],
      evidence: expect.stringContaining("line 2"),
    });
  });

  it("refuses an unknown format, and lists those there are", async () => {
    const { code, messages } = await runLimpid(["dates", "--format", "roman"], "5 Mar 2024");
    expect(code).toBe(2);
    expect(messages.join()).toContain('"ISO 8601"');
  });

  it("writes nothing for nothing", async () => {
    expect(await runLimpid(["dates"])).toEqual({ code: 0, out: "", messages: [] });
  });

  it("refuses a file name", async () => {
    expect(await runLimpid(["dates", "a.txt"])).toMatchObject({ code: 2, out: "" });
  });
});
