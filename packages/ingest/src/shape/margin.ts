/** Finds the blank columns left of a table, which hide that a note or a title begins its row. */
import { isFilled } from "@limpid/text";
import type { Rows } from "./layout.ts";

/** Returns how many columns are blank in every row with text. */
export function countBlankColumns(rows: Rows): number {
  let margin = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const first = row.findIndex(isFilled);
    if (first >= 0 && first < margin) margin = first;
    if (margin === 0) return 0;
  }
  return margin === Number.POSITIVE_INFINITY ? 0 : margin;
}

export function withoutMargin(rows: Rows, margin: number): Rows {
  return margin === 0 ? rows : rows.map((row) => row.slice(margin));
}
