/** Maps the cells of one reading of a file to another reading of it. */
import type { IngestChoices } from "@limpid/table";

/** A reading, and its rows from `firstRow` on, as they were read. */
export interface ReadingSample {
  readonly choices: IngestChoices;
  readonly titles: readonly string[];
  readonly firstRow: number;
  readonly rows: readonly (readonly string[])[];
}

export interface ReadingMap {
  /** The column in the new reading for each one of the old; undefined where there is none. */
  readonly columns: readonly (number | undefined)[];
  /** What is added to the index of an old row. */
  readonly rowShift: number;
}

/** Columns that are compared to find the rows. */
const MAX_COLUMNS = 50;

/** Undefined when the readings have nothing in common. */
export function mapReading(before: ReadingSample, after: ReadingSample): ReadingMap | undefined {
  if (!isSamePlace(before.choices, after.choices)) return undefined;
  const columns = mapColumns(before, after);
  const rowShift = findRowShift(before, after, columns);
  return rowShift === undefined ? undefined : { columns, rowShift };
}

/** How far the rows should have moved by the lines above them, if each row is one line. */
export function expectedRowShift(before: IngestChoices, after: IngestChoices): number {
  return linesAbove(before) - linesAbove(after);
}

function linesAbove({ skiprows = 0, headerRows = 0 }: IngestChoices): number {
  return skiprows + headerRows;
}

function isSamePlace(before: IngestChoices, after: IngestChoices): boolean {
  return before.entry === after.entry && before.sheet === after.sheet && before.recordPath === after.recordPath;
}

/** Maps columns by title, or by index if titles are not from the file or only the title line differs. */
function mapColumns(before: ReadingSample, after: ReadingSample): (number | undefined)[] {
  const isSameWidth = before.titles.length === after.titles.length;
  const hasNames = before.choices.headerRows !== 0 && after.choices.headerRows !== 0;
  return before.titles.map((title, index) => {
    const found = hasNames ? after.titles.indexOf(title) : -1;
    if (found !== -1) return found;
    return (isSameWidth || !hasNames) && index < after.titles.length ? index : undefined;
  });
}

/** The shift under which most cells are equal; of several, the one nearest to that of the samples. */
function findRowShift(
  before: ReadingSample,
  after: ReadingSample,
  columns: readonly (number | undefined)[],
): number | undefined {
  const pairs = columns.flatMap((to, from) => (to === undefined ? [] : [[from, to] as const])).slice(0, MAX_COLUMNS);
  const most = Math.max(before.rows.length, after.rows.length);
  let best = { equal: 0, shift: 0 };
  for (const shift of outwards(most)) {
    const equal = countEqual(before.rows, after.rows, shift, pairs);
    if (equal > best.equal) best = { equal, shift };
  }
  return best.equal === 0 ? undefined : best.shift + after.firstRow - before.firstRow;
}

/** 0, 1, -1, 2, -2, … */
function outwards(most: number): number[] {
  return [0, ...Array.from({ length: most }, (_, index) => [index + 1, -index - 1]).flat()];
}

type Rows = ReadingSample["rows"];

function countEqual(before: Rows, after: Rows, shift: number, pairs: readonly (readonly [number, number])[]): number {
  let equal = 0;
  for (const [row, cells] of before.entries()) {
    const others = after[row + shift];
    if (others === undefined) continue;
    for (const [from, to] of pairs) {
      const text = cells[from];
      if (text !== undefined && text !== "" && text === others[to]) equal++;
    }
  }
  return equal;
}
