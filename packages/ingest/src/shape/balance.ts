/** Adds up what became of the rows of a file, so that none is lost without a word. */
import type { Amount, ReadBalance, Table } from "@limpid/table";
import { hasText } from "@limpid/text";
import type { IngestWarning } from "../reader.ts";
import { inDigits } from "./limits.ts";

export const NOTHING: Amount = { rows: 0, characters: 0 };

export function addAmounts(...amounts: readonly Amount[]): Amount {
  const sum = (part: keyof Amount): number => amounts.reduce((total, amount) => total + amount[part], 0);
  return { rows: sum("rows"), characters: sum("characters") };
}

export function subtractAmount(from: Amount, amount: Amount): Amount {
  return { rows: from.rows - amount.rows, characters: from.characters - amount.characters };
}

/** Both lists may be sparse. */
export function measureRows(rows: readonly (readonly string[] | undefined)[]): Amount {
  let count = 0;
  let characters = 0;
  // forEach skips the gaps of a sparse list.
  rows.forEach((row) => {
    if (row === undefined) return;
    if (hasText(row)) count += 1;
    row.forEach((cell) => {
      characters += cell.length;
    });
  });
  return { rows: count, characters };
}

/** Counts each row, also one without text. */
export function measureTable({ columns, rowCount }: Table): Amount {
  let characters = 0;
  for (const { codes, dict } of columns) {
    const lengths = dict.map((text) => text.length);
    for (let row = 0; row < rowCount; row++) characters += lengths[codes[row] ?? 0] ?? 0;
  }
  return { rows: rowCount, characters };
}

/** Warns if rows are unaccounted for. */
export function warnOfBalance({ file, table, clutter, leftOut }: ReadBalance): readonly IngestWarning[] {
  const lost = subtractAmount(file, addAmounts(table, clutter, leftOut));
  return lost.rows > 0 || lost.characters > 0 ? [{ message: lostMessage(lost), row: null }] : [];
}

function lostMessage({ rows, characters }: Amount): string {
  const what = rows > 0 ? `${inDigits(rows)} rows` : `${inDigits(characters)} characters`;
  return `${what} of the file are neither in the table nor among the skipped lines`;
}
