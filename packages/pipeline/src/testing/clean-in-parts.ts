/** Cleans the rows of a studied table in random parts, as separate machines would. */
import { type PortableStudy, RowCleaner } from "@limpid/clean";
import { Random } from "@limpid/models/testing";
import { type CleanTable, type Table, textAt } from "@limpid/table";

export function textRows(table: Table): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

/** A text per row, in which every property of every verdict appears. */
export function verdictRows({ columns, rowCount }: CleanTable): string[] {
  return Array.from({ length: rowCount }, (_, row) =>
    JSON.stringify(columns.map(({ verdicts, codes }) => verdicts[codes[row] ?? -1])),
  );
}

/** The `verdictRows` of all rows. The seed decides on the parts, their order, and whether one process cleans all of them. */
export function cleanInParts(study: PortableStudy, rows: readonly (readonly string[])[], seed: number): string[] {
  const random = new Random(seed);
  const isOneProcess = random.next() < 0.5;
  const kept = new RowCleaner(study);
  const found: string[] = [];
  for (const part of randomParts(rows.length, random)) {
    const cleaner = isOneProcess ? kept : new RowCleaner(study);
    const verdicts = verdictRows(cleaner.clean(part.map((row) => rows[row] ?? [])));
    for (const [place, row] of part.entries()) found[row] = verdicts[place] ?? "";
  }
  return found;
}

/** Yields the places of the rows in parts of many sizes, the parts in any order, half the time also the rows. */
function* randomParts(rowCount: number, random: Random): Generator<readonly number[]> {
  const inOrder = Array.from({ length: rowCount }, (_, row) => row);
  const rows = random.next() < 0.5 ? inOrder : random.shuffled(inOrder);
  const parts: number[][] = [];
  for (let at = 0; at < rowCount; ) {
    const size = 1 + random.below(random.next() < 0.3 ? 3 : rowCount);
    parts.push(rows.slice(at, at + size));
    at += size;
  }
  yield* random.shuffled(parts);
}
