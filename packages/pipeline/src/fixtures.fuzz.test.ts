/**
 * Every table of fixtures/cleaning through the whole pipeline. Each is cleaned once, and all that must hold of a cleaned
 * table is asserted on that: listed errors are repaired or flagged and no other cell changes its meaning; the same comes
 * out for rows in another order, in parts on other machines, and after another choice. What fails today stands in
 * `left.txt` beside it, so that it is seen when it begins to work;
 * `npx vitest run --project unit packages/pipeline/src/fixtures.fuzz.test.ts -u` rewrites that file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { portableStudy } from "@limpid/clean";
import { ingest } from "@limpid/ingest";
import { type ColumnChoices, isOpen, type Table, textAt, type Verdict } from "@limpid/table";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanTable } from "./clean-file.ts";
import { type CleanedInFull, cleanInFull, gatherEvents, optionsFor } from "./testing/clean-in-full.ts";
import { cleanInParts, textRows, verdictRows } from "./testing/clean-in-parts.ts";
import { describeFindings, findingsReordered, shuffleRows } from "./testing/study-reordered.ts";

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

const FOLDER = new URL("../../../fixtures/cleaning/", import.meta.url);
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** `npm run test:models` sets FUZZ_ROUNDS, and tries more orders and parts. */
const isLong = process.env.FUZZ_ROUNDS !== undefined;
const ORDERS = isLong ? [1, 2, 3] : [1];
const PARTS = isLong ? [1, 2, 3, 4, 5, 6] : [1, 2];

function readBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(path, FOLDER)));
}

async function readTable(path: string): Promise<Table> {
  const outcome = await ingest(readBytes(path), { fileName: path });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome.table;
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
function failuresOf(
  { clean: { columns, rowCount } }: CleanedInFull,
  truth: Table,
  errors: readonly KnownError[],
): string[] {
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

/** Another class for the column that has the fewest values, and another option for the first other one that has a decision. */
function otherChoices({ known: { columns } }: CleanedInFull): ColumnChoices {
  const sizes = columns.columns.map(({ distinct }) => distinct);
  const fewest = sizes.indexOf(Math.min(...sizes));
  const decided = columns.columns.findIndex(({ decisions }, index) => index !== fewest && decisions.length > 0);
  const [decision] = columns.columns[decided]?.decisions ?? [];
  const option = decision?.options.find(({ id }) => id !== decision.inForce);
  const turned = decision === undefined || option === undefined ? {} : { [decision.id]: option.id };
  return { [fewest]: { entity: "organization" }, ...(decided === -1 ? {} : { [decided]: { decided: turned } }) };
}

describe.each(names)("the table %s", (name) => {
  const expected: Expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, FOLDER), "utf8"));
  const bytes = readBytes(`${name}/dirty.csv`);
  const options = optionsFor(`${name}/dirty.csv`);
  let dirty: CleanedInFull;

  beforeAll(async () => {
    dirty = await cleanInFull(bytes, options);
  });

  it("is written down soundly", async () => {
    const { table } = dirty.ingested;
    const truth = await readTable(`${name}/clean.csv`);
    const cell = ({ columns }: Table, row: number, column: string) =>
      textAt(columns.find(({ title }) => title === column)!, row - 1);
    expect(table.rowCount).toBe(truth.rowCount);
    expect(table.columns.map(({ title }) => title)).toEqual(truth.columns.map(({ title }) => title));
    for (const { row, column, raw, truth: meant } of expected.errors)
      expect([cell(table, row, column), cell(truth, row, column)]).toEqual([raw, meant]);
    for (const { row, column, value } of expected.traps) expect(cell(table, row, column)).toBe(value);
  });

  it("is cleaned as listed, but for what is left", async () => {
    const clean = await cleanInFull(readBytes(`${name}/clean.csv`), optionsFor(`${name}/clean.csv`));
    const truth = clean.ingested.table;
    const again = failuresOf(clean, truth, []).map((failure) => `once clean, ${failure}`);
    const left = [...failuresOf(dirty, truth, expected.errors), ...again];
    await expect(`${left.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(new URL(`${name}/left.txt`, FOLDER)));
  });

  it("stays to the letter where everything is to be kept as written", async () => {
    const kept = optionsFor(options.fileName, { settings: { forms: "keep", repairs: "propose" } });
    const { clean } = await gatherEvents(cleanTable(dirty.ingested, kept, dirty.known));
    for (const [index, { verdicts, codes }] of clean.columns.entries())
      for (let row = 0; row < clean.rowCount; row++) {
        const { output } = verdicts[codes[row]!]!;
        const raw = textAt(dirty.ingested.table.columns[index]!, row);
        if (output !== null || raw.trim() !== "") expect(output).toBe(raw);
      }
  });

  it("says the same of its rows in another order", () => {
    const { table } = dirty.ingested;
    const first = describeFindings(dirty.known.compared, dirty.clean);
    for (const seed of ORDERS)
      expect(findingsReordered(table, dirty.known.inferred, shuffleRows(table, seed))).toEqual(first);
  });

  it("is cleaned in parts as in one run, by a study that lies elsewhere", () => {
    const { table } = dirty.ingested;
    const { study, leftOut } = portableStudy(table, dirty.known.compared);
    expect(leftOut).toBe(0);
    const [rows, whole] = [textRows(table), verdictRows(dirty.clean)];
    for (const seed of PARTS) expect(cleanInParts(study, rows, seed)).toEqual(whole);
  });

  it("gives after another choice what it gives with that choice at the beginning, and studies its column only", async () => {
    const columnChoices = otherChoices(dirty);
    const chosen = optionsFor(options.fileName, { columnChoices });
    const kept = structuredClone({ ingested: dirty.ingested, known: dirty.known });
    const again = await gatherEvents(cleanTable(kept.ingested, chosen, kept.known));
    expect(again.events).toEqual((await cleanInFull(bytes, chosen)).events);
    const restudied = again.known.columns.columns.flatMap((column, index) =>
      column === kept.known.columns.columns[index] ? [] : [String(index)],
    );
    // What another class proves of the table concerns all of its columns.
    const contextOf = ({ known }: Pick<CleanedInFull, "known">) => known.columns.columns.at(-1)?.settings.context;
    const isOtherTable = !isDeepStrictEqual(contextOf(again), contextOf(kept));
    const all = again.known.columns.columns.map((_, index) => String(index));
    expect(restudied).toEqual(isOtherTable ? all : Object.keys(columnChoices));
  });
});
