/** Says which rows and columns of a table are hidden in its sheet: they are read, and nobody who opens the file sees them. */
import type { IngestWarning } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import { type Area, columnName } from "./area.ts";
import type { Sheet } from "./sheet.ts";

/** More places are counted. */
const MAX_PLACES = 10;

export function warnOfHidden({ hidden, rows }: Sheet, area: Area): readonly IngestWarning[] {
  if (hidden === undefined) return [];
  const isIn = (row: number, column: number): boolean => (rows[row]?.[column] ?? "") !== "";
  const inArea = Array.from({ length: area.lastRow - area.firstRow + 1 }, (_, index) => area.firstRow + index);
  const ofColumns = Array.from({ length: area.lastColumn - area.firstColumn + 1 }, (_, at) => area.firstColumn + at);
  const hiddenRows = inArea.filter((row) => hidden.rows.has(row) && ofColumns.some((column) => isIn(row, column)));
  const columns = ofColumns.filter((column) => hidden.columns.has(column) && inArea.some((row) => isIn(row, column)));
  return [...warn("row", hiddenRows, (row) => String(row + 1)), ...warn("column", columns, columnName)];
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
