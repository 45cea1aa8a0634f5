/** Some rows of a table as a table of their own. */
import type { Column, Table } from "./table.ts";

/** In the order given; values that only other rows have are left out. */
export function takeRows({ columns }: Table, rows: Uint32Array): Table {
  return { rowCount: rows.length, columns: columns.map((column) => takeCells(column, rows)) };
}

function takeCells({ title, dict, codes }: Column, rows: Uint32Array): Column {
  const placeOf = new Map<number, number>();
  const taken: string[] = [];
  const own = rows.map((row) => {
    const code = codes[row] ?? 0;
    const known = placeOf.get(code);
    if (known !== undefined) return known;
    const place = taken.push(dict[code] ?? "") - 1;
    placeOf.set(code, place);
    return place;
  });
  return { title, dict: taken, codes: own };
}
