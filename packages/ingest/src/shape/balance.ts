/** Adds up what became of the rows of a file, so that none is lost without a word. */
import type { Amount, ReadBalance, Table } from "@limpid/table";
import { hasText } from "@limpid/text";
import type { IngestWarning } from "../reader.ts";
import { inDigits } from "./limits.ts";

/** Less is named, but hardly a table. */
const MUCH = 200;

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
  const characters = columns.reduce((sum, { codes, dict }) => sum + sumLengths(codes, dict, rowCount), 0);
  return { rows: rowCount, characters };
}

/** Plain loops over typed lists, because a table may have a hundred million cells. */
function sumLengths(codes: Table["columns"][number]["codes"], dict: readonly string[], rowCount: number): number {
  const lengths = new Uint32Array(dict.length);
  for (let code = 0; code < dict.length; code++) lengths[code] = (dict[code] as string).length;
  let sum = 0;
  for (let row = 0; row < rowCount; row++) sum += lengths[codes[row] as number] as number;
  return sum;
}

/** `characters` are those of the whole document, of which `table` are in records and the others beside them. */
export function balanceOfDocument(rows: number, characters: number, table: number, lines = 0): ReadBalance {
  return {
    file: { rows: rows + lines, characters },
    table: { rows, characters: table },
    clutter: NOTHING,
    leftOut: { rows: lines, characters: characters - table },
  };
}

/** Warns if a document has much more beside its records than in them. */
export function warnOfRest({ table, leftOut }: ReadBalance): readonly IngestWarning[] {
  if (leftOut.characters <= table.characters || leftOut.characters < MUCH) return [];
  const amounts = `${inDigits(leftOut.characters)} characters beside the records, ${inDigits(table.characters)} in them`;
  return [{ message: `Most of the document was not read: ${amounts}`, row: null }];
}

/** Warns if rows are unaccounted for. */
export function warnOfBalance({ file, table, clutter, leftOut }: ReadBalance): readonly IngestWarning[] {
  const lost = subtractAmount(file, addAmounts(table, clutter, leftOut));
  return lost.rows > 0 || lost.characters > 0 ? [{ message: lostMessage(lost), row: null }] : [];
}

function lostMessage({ rows, characters }: Amount): string {
  const [count, noun] = rows > 0 ? [rows, "row"] : [characters, "character"];
  const what = count === 1 ? `1 ${noun} of the file is` : `${inDigits(count)} ${noun}s of the file are`;
  return `${what} neither in the table nor among the skipped lines`;
}
