/** Says which rows and columns of a table are hidden in its sheet: they are read, and nobody who opens the file sees them. */
import type { IngestWarning } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import { type Area, columnName } from "./area.ts";
import type { Sheet } from "./sheet.ts";

/** More places are counted. */
const MAX_PLACES = 10;

export function warnOfHidden({ hidden, rows }: Sheet, area: Area): readonly IngestWarning[] {
  if (hidden === undefined) return [];
  const hiddenRows: number[] = [];
  const columns = new Set<number>();
  // forEach skips the gaps of a sparse list.
  rows.forEach((cells, row) => {
    if (cells === undefined || row < area.firstRow || row > area.lastRow) return;
    const filled = [...cells.keys()].filter(
      (column) => cells[column] !== "" && column >= area.firstColumn && column <= area.lastColumn,
    );
    if (filled.length > 0 && hidden.rows.has(row)) hiddenRows.push(row);
    for (const column of filled) if (hidden.columns.has(column)) columns.add(column);
  });
  const inOrder = [...columns].sort((one, other) => one - other);
  return [...warn("row", hiddenRows, (row) => String(row + 1)), ...warn("column", inOrder, columnName)];
}

function warn(what: string, places: readonly number[], name: (place: number) => string): IngestWarning[] {
  if (places.length === 0) return [];
  const runs = runsOf(places);
  const shown = runs
    .slice(0, MAX_PLACES)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`));
  const list = shown.join(", ") + (runs.length > MAX_PLACES ? ", …" : "");
  const count = places.length === 1 ? `1 hidden ${what} was` : `${inDigits(places.length)} hidden ${what}s were`;
  return [{ message: `${count} read like the others: ${list}`, row: null }];
}

function runsOf(places: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
