/**
 * Fills the cells below a merged one with its value. A sheet shows the value once beside several rows, and it belongs to
 * all of them.
 */
import { hasText } from "@limpid/text";
import type { Merge, Rows } from "./layout.ts";

export interface FilledRows {
  readonly rows: Rows;
  /** Number of cells that were filled. */
  readonly cells: number;
  readonly characters: number;
}

/** Fills merged cells that begin in the rows from `first` to before `end`. Rows without any text of their own stay empty. */
export function fillMerged(rows: Rows, merges: readonly Merge[], first: number, end: number): FilledRows {
  const filled = new Map<number, string[]>();
  let cells = 0;
  let characters = 0;
  // Merged cells do not overlap, unless the file is made to waste time.
  let left = rows.slice(first, end).reduce((sum, row) => sum + row.length + 1, 0);
  for (const merge of merges) {
    const value = rows[merge.row]?.[merge.column] ?? "";
    if (merge.row < first || merge.rows < 2 || value === "") continue;
    left -= Math.min(merge.rows, end - first);
    if (left < 0) break;
    for (let index = merge.row + 1; index < Math.min(merge.row + merge.rows, end); index++) {
      const row = filled.get(index) ?? [...(rows[index] ?? [])];
      if (!hasText(row) || (row[merge.column] ?? "") !== "") continue;
      while (row.length < merge.column) row.push("");
      row[merge.column] = value;
      filled.set(index, row);
      cells += 1;
      characters += value.length;
    }
  }
  return { rows: cells === 0 ? rows : rows.map((row, index) => filled.get(index) ?? row), cells, characters };
}
