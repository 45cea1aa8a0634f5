/** A table as it was read: text only, each column dictionary-encoded. Nothing here is converted. */

/** One column of text. `dict[codes[row]]` is the text of a row; `dict` holds each distinct text once. */
export interface Column {
  readonly title: string;
  readonly dict: readonly string[];
  readonly codes: Uint32Array;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rowCount: number;
}

/** A distinct value of a column and in how many rows it occurs. */
export interface CountedValue {
  readonly text: string;
  readonly count: number;
}

/** The text of one cell; rows beyond the end read as the empty text. */
export function textAt(column: Column, row: number): string {
  const code = column.codes[row];
  return code === undefined ? "" : (column.dict[code] ?? "");
}

const valuesOfColumns = new WeakMap<Column, readonly CountedValue[]>();
const countsOfColumns = new WeakMap<Column, Uint32Array>();

/** Distinct values with their counts, in order of first appearance in `dict`; values no row uses are left out. */
export function countValues(column: Column): readonly CountedValue[] {
  const known = valuesOfColumns.get(column);
  if (known !== undefined) return known;
  const counts = countCodes(column);
  const values: CountedValue[] = [];
  column.dict.forEach((text, code) => {
    const count = counts[code] ?? 0;
    if (count > 0) values.push({ text, count });
  });
  valuesOfColumns.set(column, values);
  return values;
}

/** Cells that hold one of the values. */
export function countCells(values: readonly Pick<CountedValue, "count">[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

/** How many rows use each code, counted once for a column: shape `dict.length`. */
export function countCodes(column: Column): Readonly<Uint32Array> {
  const known = countsOfColumns.get(column);
  if (known !== undefined) return known;
  const { codes } = column;
  const counts = new Uint32Array(column.dict.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  countsOfColumns.set(column, counts);
  return counts;
}
