import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

const REPORT = "Report of May\n\nid;name;price\n1;Ada;1,5\n2;Ben;2,5\n3;Cleo;3,5\n";

let folder: string;
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "limpid-ingest-"));
  report = await save("report.csv", REPORT);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function save(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe("limpid ingest", () => {
  it("shows how a file is read, its first rows and the skipped lines", async () => {
    const { code, out, messages } = await runLimpid(["ingest", report]);
    expect({ code, messages }).toEqual({ code: 0, messages: [] });
    expect(out).toMatch(/^column delimiter +;$/m);
    expect(out).toMatch(/^Has header row +yes$/m);
    expect(out).toMatch(/^Rows with clutter +2$/m);
    expect(out).toContain("3 rows × 3 columns\nid  name  price\n1   Ada   1,5\n");
    expect(out).toContain("Skipped lines:\n  1: Report of May\n");
  });

  it("reads as the options say", async () => {
    const { out } = await runLimpid(["ingest", report, "--json", "--skiprows", "3", "--header-rows", "0"]);
    expect(JSON.parse(out)).toMatchObject({ header: false, skiprows: 3, num_rows: 3, first_row: ["1", "Ada", "1,5"] });
  });

  it("answers a line for every path, also where there is nothing to read", async () => {
    const paths = [report, join(folder, "missing.csv"), await save("empty.csv", ""), report];
    const { code, out } = await runLimpid(["ingest", "--lines"], `${paths.join("\n")}\n`);
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines[0]).toEqual({
      file_type: "csv",
      compression: "none",
      encoding: "utf-8",
      delimiter: ";",
      quotechar: '"',
      escapechar: '"',
      line_terminator: "\n",
      header: true,
      skiprows: 2,
      num_rows: 3,
      num_columns: 3,
      column_names: ["id", "name", "price"],
      first_row: ["1", "Ada", "1,5"],
      last_row: ["3", "Cleo", "3,5"],
      sheet: null,
      warnings: [],
      balance: {
        file: { rows: 5, characters: 46 },
        table: { rows: 4, characters: 33 },
        clutter: { rows: 1, characters: 13 },
        left_out: { rows: 0, characters: 0 },
      },
      tables: [],
      confidence: { delimiter: expect.any(Number), header: expect.any(Number) },
      alternatives: [],
      error: null,
    });
    expect(lines[1]).toEqual({ error: expect.stringMatching(/no such file/) });
    expect(lines[2]).toEqual({ error: "The file is empty" });
    expect(lines[3]).toEqual(lines[0]);
  });

  it("offers the second reading of what is not certain, with its options", async () => {
    const colours = ["red,blue", "blue,green", "green,red"];
    const text = `north,south\n${Array.from({ length: 20 }, (_, row) => `${colours[row % 3]}\n`).join("")}`;
    const path = await save("colours.csv", text);
    const { out } = await runLimpid(["ingest", path, "--json"]);
    const { header, confidence, alternatives } = JSON.parse(out);
    expect(header).toBe(false);
    expect(confidence.header).toBeLessThan(0.8);
    expect(alternatives).toMatchObject([{ parameter: "header", taken: "values", other: "names" }]);
    const other = await runLimpid([
      "ingest",
      path,
      "--json",
      "--header-rows",
      `${alternatives[0].choices.header_rows}`,
    ]);
    expect(JSON.parse(other.out)).toMatchObject({ column_names: ["north", "south"], num_rows: 20, alternatives: [] });
    expect((await runLimpid(["ingest", path])).out).toContain("Not certain:\n  header: values or names");
    const report = join(folder, "colours.json");
    const cleaned = await runLimpid(["clean", path, "-o", join(folder, "colours-out.csv"), "--report", report]);
    expect(cleaned.code).toBe(1);
    expect(JSON.parse(await readFile(report, "utf8")).questions[0]).toMatchObject({
      id: "reading",
      kind: "header",
      message: "Does the first row hold values, as it was read, or names?",
      alternative: { choices: { header_rows: 1 } },
      worth: expect.closeTo(1 - confidence.header),
    });
  });

  it("keeps control signs of a file from the terminal", async () => {
    const { out } = await runLimpid(["ingest", await save("odd.csv", "a,b\n\u001b[31mred,1\n\u0007,2\n")]);
    expect(out).not.toMatch(/[\u0007\u001b]/);
  });

  it.each([
    ["no file", [], /Which file/],
    ["two files", ["a.csv", "b.csv"], /one too many/],
    ["a path beside --lines", ["--lines", "a.csv"], /come from stdin/],
    ["a number that is none", ["a.csv", "--skiprows", "two"], /--skiprows takes a number/],
    ["an unknown way with merged cells", ["a.xlsx", "--merged", "maybe"], /--merged takes/],
    ["a missing file", ["missing.csv"], /no such file/],
  ])("refuses %s", async (_, args, reason) => {
    expect(await runLimpid(["ingest", ...args])).toEqual({
      code: 2,
      out: "",
      messages: [expect.stringMatching(reason)],
    });
  });
});
