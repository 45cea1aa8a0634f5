import type { Column } from "@limpid/table";

/** Whether a column only numbers the rows: running integers from 0 or 1 under a header without a name. */
export function isIndexColumn(column: Column | undefined, givenName: string | undefined): boolean {
  if (column === undefined || givenName === undefined || !/^\s*(?:unnamed: 0|index)?\s*$/i.test(givenName))
    return false;
  const first = Number(column.dict[0]);
  if (column.dict.length !== column.codes.length || (first !== 0 && first !== 1)) return false;
  return column.dict.every((text, row) => text === String(first + row));
}
