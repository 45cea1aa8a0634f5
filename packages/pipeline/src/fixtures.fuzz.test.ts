/**
 * Every table of fixtures/cleaning through the whole pipeline: the listed errors are repaired or flagged, and no other
 * cell changes its meaning. What fails today stands in `left.txt` beside it, so that it is seen when it begins to work;
 * `npx vitest run packages/pipeline/src/clean-fixtures.test.ts -u` writes that file anew.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CleanTable, isOpen, type Table, textAt, type Verdict } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { type CleanFileOptions, cleanFile } from "./clean-file.ts";

interface KnownError {
  readonly row: number;
  readonly column: string;
  readonly raw: string;
  readonly truth: string;
  readonly expect: "repair" | "flag";
  readonly why: string;
}

interface Expected {
  readonly about: string;
  readonly errors: readonly KnownError[];
  readonly traps: readonly { readonly row: number; readonly column: string; readonly value: string }[];
}

interface Outcome {
  readonly table: Table;
  readonly clean: CleanTable;
}

const FOLDER = new URL("../../../fixtures/cleaning/", import.meta.url);
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function clean(path: string, said: Pick<CleanFileOptions, "settings"> = {}): Promise<Outcome> {
  const found: { table?: Table; clean?: CleanTable } = {};
  const bytes = new Uint8Array(readFileSync(new URL(path, FOLDER)));
  for await (const event of cleanFile(bytes, { fileName: path, rowLimit: 0, pageSize: 1000, now: () => 0, ...said })) {
    if (event.kind === "ingested") found.table = event.table;
    if (event.kind === "cleaned") found.clean = event.clean;
  }
  return { table: found.table!, clean: found.clean! };
}

/** What is wrong with a cell's verdict; undefined when nothing is. */
function judge(verdict: Verdict, truth: string, wanted: KnownError["expect"] | "keep") {
  const { raw, output: shown } = verdict;
  const output = shown ?? "";
  if (output === truth && wanted !== "keep") return undefined;
  const becomes = `"${raw}" becomes "${output}"`;
  const isFlagged = isOpen(verdict);
  if (wanted === "repair") return output === raw ? `"${raw}" is not repaired` : becomes;
  if (wanted === "flag") return isFlagged ? undefined : output === raw ? `"${raw}" is not flagged` : becomes;
  if (output !== raw && output !== truth) return becomes;
  return isFlagged ? `"${raw}" is flagged` : undefined;
}

/** Failures, the same ones of a column counted together. */
function failuresOf({ clean: { columns, rowCount } }: Outcome, truth: Table, errors: readonly KnownError[]): string[] {
  const counts = new Map<string, number>();
  for (const [index, { title, verdicts, codes }] of columns.entries()) {
    for (let row = 0; row < rowCount; row++) {
      const error = errors.find((known) => known.row === row + 1 && known.column === title);
      const failure = judge(verdicts[codes[row]!]!, textAt(truth.columns[index]!, row), error?.expect ?? "keep");
      if (failure !== undefined) counts.set(`${title}: ${failure}`, (counts.get(`${title}: ${failure}`) ?? 0) + 1);
    }
  }
  return [...counts].map(([failure, count]) => (count === 1 ? failure : `${failure}, in ${count} rows`));
}

describe.each(names)("the table %s", (name) => {
  const expected: Expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, FOLDER), "utf8"));

  it("is written down soundly", async () => {
    const [dirty, truth] = [await clean(`${name}/dirty.csv`), await clean(`${name}/clean.csv`)];
    const cell = ({ table }: Outcome, row: number, column: string) =>
      textAt(table.columns.find(({ title }) => title === column)!, row - 1);
    expect(dirty.table.rowCount).toBe(truth.table.rowCount);
    expect(dirty.table.columns.map(({ title }) => title)).toEqual(truth.table.columns.map(({ title }) => title));
    for (const { row, column, raw, truth: meant } of expected.errors)
      expect([cell(dirty, row, column), cell(truth, row, column)]).toEqual([raw, meant]);
    for (const { row, column, value } of expected.traps) expect(cell(dirty, row, column)).toBe(value);
  });

  it("is cleaned as listed, but for what is left", async () => {
    const [dirty, truth] = [await clean(`${name}/dirty.csv`), await clean(`${name}/clean.csv`)];
    const again = failuresOf(truth, truth.table, []).map((failure) => `once clean, ${failure}`);
    const left = [...failuresOf(dirty, truth.table, expected.errors), ...again];
    await expect(`${left.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(new URL(`${name}/left.txt`, FOLDER)));
  });

  it("stays to the letter where everything is to be kept as written", async () => {
    const { table, clean: kept } = await clean(`${name}/dirty.csv`, {
      settings: { forms: "keep", repairs: "propose" },
    });
    for (const [index, { verdicts, codes }] of kept.columns.entries())
      for (let row = 0; row < kept.rowCount; row++) {
        const { output } = verdicts[codes[row]!]!;
        const raw = textAt(table.columns[index]!, row);
        if (output !== null || raw.trim() !== "") expect(output).toBe(raw);
      }
  });
});
