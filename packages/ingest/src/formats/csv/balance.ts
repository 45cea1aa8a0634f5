/** Adds up what became of the rows of a delimited file. */
import type { Amount, ReadBalance, Table } from "@limpid/table";
import type { ClutterLine } from "../../reader.ts";
import { addAmounts, measureTable } from "../../shape/balance.ts";
import type { ColumnSet } from "./column-set.ts";

interface Parts {
  readonly table: Table;
  readonly columns: Pick<ColumnSet, "commentRows" | "comments" | "keptBlankRows">;
  readonly names: readonly string[];
  readonly headerRows: number;
  /** The skipped lines that are kept. */
  readonly lines: readonly ClutterLine[];
  /** Cells of rows that are kept beside the table. */
  readonly overflow: readonly ClutterLine[];
  readonly delimiter: string;
  /** Rows with text, as they were counted before they were sorted. */
  readonly filledRows: number;
  /** The bytes that were not read, below another table. */
  readonly rest: Uint8Array;
}

const LF = 10;
const CONTINUATION = 0x80;

/** The characters of the file are the sum of those of its parts; its rows are counted on their own. */
export function addUpRows(parts: Parts): ReadBalance {
  const { columns, names, headerRows, delimiter } = parts;
  const { rows, characters } = measureTable(parts.table);
  const ofNames = names.reduce((sum, name) => sum + name.length, 0);
  const table = { rows: rows + headerRows, characters: characters + ofNames };
  const lines = parts.lines.filter(({ text }) => hasMore(text, delimiter));
  const kept = [...lines, ...parts.overflow];
  const clutter = { rows: lines.length, characters: kept.reduce((sum, { text }) => sum + text.length, 0) };
  const unread = measureText(parts.rest);
  const leftOut = addAmounts(unread, { rows: columns.commentRows - columns.comments.length, characters: 0 });
  const file = {
    rows: parts.filledRows + columns.keptBlankRows + unread.rows,
    characters: addAmounts(table, clutter, leftOut).characters,
  };
  return { file, table, clutter, leftOut };
}

/** Whether a line has more than delimiters. */
function hasMore(text: string, delimiter: string): boolean {
  return (delimiter === "" ? text : text.replaceAll(delimiter, "")).trim() !== "";
}

function measureText(bytes: Uint8Array): Amount {
  let rows = 0;
  let characters = 0;
  let isFilled = false;
  for (const byte of bytes) {
    if (byte > 32) isFilled = true;
    if ((byte & 0xc0) !== CONTINUATION) characters++;
    if (byte !== LF) continue;
    if (isFilled) rows++;
    isFilled = false;
  }
  return { rows: rows + (isFilled ? 1 : 0), characters };
}
