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

/** Distinct values with their counts, in order of first appearance in `dict`; values no row uses are left out. */
export function countValues(column: Column): CountedValue[] {
  const counts = countCodes(column);
  const values: CountedValue[] = [];
  column.dict.forEach((text, code) => {
    const count = counts[code] ?? 0;
    if (count > 0) values.push({ text, count });
  });
  return values;
}

/** Cells that hold one of the values. */
export function countCells(values: readonly Pick<CountedValue, "count">[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

/** How many rows use each code: shape `dict.length`. */
export function countCodes(column: Column): Uint32Array {
  const counts = new Uint32Array(column.dict.length);
  for (const code of column.codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
