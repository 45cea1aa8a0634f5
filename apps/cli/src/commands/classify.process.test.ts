import { writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

async function classified(lines: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { out } = await runLimpid(["classify", "-"], lines.map((line) => JSON.stringify(line)).join("\n"));
  return parseLines(out);
}

function parseLines(out: string): Record<string, unknown>[] {
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

const MAILS = { id: "m", header: "contact", values: ["ann@example.org", "bob@example.com", "eve@example.net"] };

describe("limpid classify", () => {
  it("writes the class of each column with its probability and the likely classes", async () => {
    const [mails, flags] = await classified([MAILS, { id: 7, values: ["true", "false", null, true] }]);
    expect(mails).toMatchObject({ id: "m", predicted_class: "email" });
    expect(mails?.class_p).toBeGreaterThan(0.8);
    expect(mails?.likely).toHaveProperty("email");
    expect(flags).toMatchObject({ id: 7, predicted_class: "boolean" });
  });

  it("reads a file as well as stdin, and passes over blank lines", async () => {
    const path = join(await mkdtemp(join(tmpdir(), "limpid-classify-")), "columns.jsonl");
    writeFileSync(path, `\n${JSON.stringify({ ...MAILS, table_headers: ["name", "contact"] })}\n\n`);
    expect(parseLines((await runLimpid(["classify", path])).out)).toMatchObject([
      { id: "m", predicted_class: "email" },
    ]);
  });

  it.each([
    ["no JSON", "{", "Line 1 is not JSON"],
    ["the columns of a table", "Name,Age", "limpid clean TABLE --report REPORT.json"],
    ["no object", "3", "Line 1 is not a JSON object"],
    ["no values", '{"id":1}', 'no list of "values"'],
  ])("refuses a line with %s", async (_, line, message) => {
    const { code, messages } = await runLimpid(["classify", "-"], line);
    expect(code).toBe(2);
    expect(messages.join()).toContain(message);
  });

  it("checks values of a class one by one", async () => {
    const { out } = await runLimpid(["classify", "--values", "email"], "Ann@Example.ORG\nann@\n\n");
    expect(parseLines(out)).toMatchObject([
      { valid: true, output: "Ann@example.org", components: { domain: "example.org" } },
      { valid: false, output: "ann@" },
      { valid: false, output: "" },
    ]);
  });

  it("lets the locale decide what a value leaves open", async () => {
    const swiss = await runLimpid(["classify", "--values", "phone", "--locale", "de_CH"], "044 668 18 00");
    expect(parseLines(swiss.out)).toMatchObject([{ valid: true, components: { country: "CH" } }]);
  });

  it.each([
    ["an unknown class", ["--values", "unicorn"], 'There is no class "unicorn"'],
    ["neither a file nor a class", [], "Give one file"],
    ["a file beside a class", ["a.jsonl", "--values", "email"], "one too many"],
  ])("refuses %s", async (_, args, message) => {
    const { code, messages } = await runLimpid(["classify", ...args]);
    expect(code).toBe(2);
    expect(messages.join()).toContain(message);
  });
});
