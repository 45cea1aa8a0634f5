/** What the detectors find in tables with planted errors. Runs in the bundle whose constants can be varied. */
import { DEFAULT_LIMITS, ingest } from "@limpid/ingest";
import { type Table, textAt } from "@limpid/table";
import { TableCleaner } from "../../packages/clean/src/clean-range.ts";
import { encodeCompared } from "../../packages/clean/src/compare-rows.ts";
import type { Remark, ValueColumn } from "../../packages/clean/src/detector.ts";
import { guessedEntity } from "../../packages/clean/src/entity-of.ts";
import { readValues } from "../../packages/clean/src/read-values.ts";
import { findInRows, findInValues } from "../../packages/clean/src/run-detectors.ts";
import { studyColumns } from "../../packages/clean/src/study.ts";
import { inferClasses } from "../../packages/pipeline/src/infer-classes.ts";

/** Each rule has its planted cells with the right meaning, planted ones with another, and cells that were not planted. */
export type Counts = ReadonlyMap<string, readonly [right: number, wrong: number, false_: number]>;

interface PlantedTable {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A line of JSON a planted cell. */
  readonly truth: string;
}

export type FindErrors = typeof openTables;

/** Tables are read and studied once; what is handed back looks for errors in all of them. */
export async function openTables(planted: readonly PlantedTable[]): Promise<() => Counts> {
  const opened = await Promise.all(planted.map(openTable));
  return () => {
    const counts = new Map<string, [number, number, number]>();
    for (const find of opened) find(counts);
    return counts;
  };
}

interface PlantedCell {
  readonly row: number;
  readonly col: number;
  readonly truth: string;
}

async function openTable({ name, bytes, truth }: PlantedTable) {
  const outcome = await ingest(bytes, { fileName: name, limits: DEFAULT_LIMITS, choices: {} });
  if (outcome.kind === "refused") throw new Error(`${name}: ${outcome.reason}`);
  const { table } = outcome;
  const { guesses } = inferClasses(table, {});
  const planted = truth.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as PlantedCell]));
  const truths = new Map(planted.map((cell) => [`${cell.row},${cell.col}`, cell.truth]));
  const values = table.columns.flatMap((column, index) => {
    const guess = guesses[index];
    return guess === undefined ? [] : [readValues(column, guessedEntity(guess)).present];
  });
  const compared = encodeCompared(table, new TableCleaner(table, studyColumns(table, guesses)));
  return (counts: Map<string, [number, number, number]>): void => {
    const count = (row: number, column: number, { rule, prob, output }: Remark): void => {
      const meant = truths.get(`${row},${column}`);
      const kind = meant === undefined ? 2 : output === null || output === meant ? 0 : 1;
      const name = prob >= 0.9 ? `${rule}!` : rule;
      const known = counts.get(name) ?? [0, 0, 0];
      known[kind]++;
      counts.set(name, known);
    };
    for (const [column, seen] of values.entries()) countValues(table, column, seen, count);
    const found = findInRows(compared.map(({ coded }) => coded));
    for (const [place, remarks] of found.entries())
      for (const [row, remark] of remarks) count(row, compared[place]?.index ?? 0, remark);
  };
}

type Count = (row: number, column: number, remark: Remark) => void;

function countValues(table: Table, index: number, seen: ValueColumn, count: Count): void {
  const { findings } = findInValues(seen);
  const column = table.columns[index];
  if (column === undefined || findings.size === 0) return;
  for (let row = 0; row < table.rowCount; row++) {
    const text = textAt(column, row);
    const [remark] = findings.get(text) ?? findings.get(text.trim()) ?? [];
    if (remark !== undefined) count(row, index, remark);
  }
}
