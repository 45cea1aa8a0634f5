/** Finds lines below the table that are not part of it: notes, sources, and a row of totals above a note. */
import { countFilled } from "./filled.ts";

/** More than this many rows of notes are no footer. */
export const MAX_FOOTER_ROWS = 12;
/** Characters of a cell that tell a sentence. */
const LOOK_AT = 200;
const TOTAL = /^\W*(?:grand |sub)?(?:total|totals|summe|gesamt|insgesamt|somme|totale|suma|sum)\b/i;

/** How many of the last rows are footer. `width` is the number of columns, `rows` the end of the table. */
export function countFooterRows(rows: readonly (readonly string[])[], width: number): number {
  if (width < 3) return 0;
  let footer = 0;
  for (let index = rows.length - 1; index > 0 && footer < MAX_FOOTER_ROWS; index--) {
    const row = rows[index] ?? [];
    if (!isNote(row, width) && !isTotal(row, width)) break;
    footer++;
  }
  return footer;
}

/** A sentence in the first cell and nothing else, or a line that a few delimiters in the sentence have cut. */
function isNote(row: readonly string[], width: number): boolean {
  const filled = countFilled(row);
  if (filled === 0) return true;
  if (filled > Math.max(1, width / 5)) return false;
  const first = row.find((cell) => cell.trim() !== "") ?? "";
  return row[0] === first && row.length < width && /\p{L}.*\s/u.test(first.trim().slice(0, LOOK_AT));
}

function isTotal(row: readonly string[], width: number): boolean {
  return countFilled(row) <= width / 2 && TOTAL.test(row.find((cell) => cell.trim() !== "") ?? "");
}
