/** Reads the rows of the table, block by block, up to the lines below it. */
import type { ClutterLine, Refused } from "../../reader.ts";
import { countFooterRows, MAX_FOOTER_ROWS } from "../../shape/find-footer.ts";
import type { Layout } from "../../shape/layout.ts";
import { clutterLines, listRange } from "./block-lines.ts";
import type { ColumnSet } from "./column-set.ts";
import type { OddRows } from "./odd-rows.ts";
import type { RowBlock } from "./row-block.ts";
import type { Tokenizer } from "./tokenizer.ts";

/** Number of rows in a block. */
export const BLOCK_ROWS = 1024;
/** Number of first rows used to find the layout. */
export const LAYOUT_ROWS = 200;
/** Bytes at the end that the last block includes at least, so that a footer lies in one block. */
export const TAIL_BYTES = 16 * 1024;

/** Reads all rows into the columns, block by block; returns the lines below the table as clutter. */
export function readBody(
  tokenizer: Tokenizer,
  block: RowBlock,
  layout: Layout,
  columns: ColumnSet,
  odd: OddRows,
): readonly ClutterLine[] | Refused {
  let first = layout.firstRow + layout.headerRows;
  odd.add(block);
  if (layout.endRow < Math.min(block.rowCount, LAYOUT_ROWS)) return readAboveNext(block, layout, columns);
  for (;;) {
    const last = tokenizer.isDone
      ? endOfTable(block, { first, end: block.rowCount, width: layout.width })
      : block.rowCount;
    const problem = columns.addRows(first, last);
    if (problem !== undefined) return problem;
    if (tokenizer.isDone) return clutterLines(block, last, block.rowCount);
    tokenizer.fill(block, BLOCK_ROWS, TAIL_BYTES);
    odd.add(block);
    first = 0;
  }
}

/**
 * Reads the rows above another table. Of the lines below them, which may be most of the file, only the first are kept.
 */
function readAboveNext(block: RowBlock, layout: Layout, columns: ColumnSet): readonly ClutterLine[] | Refused {
  const first = layout.firstRow + layout.headerRows;
  const last = endOfTable(block, { first, end: layout.endRow, width: layout.width });
  const problem = columns.addRows(first, last);
  if (problem !== undefined) return problem;
  return clutterLines(block, last, block.rowCount);
}

/** Returns the row after the last one of the table; empty lines and notes follow it up to `end`. */
function endOfTable(
  block: RowBlock,
  { first, end, width }: { readonly first: number; readonly end: number; readonly width: number },
): number {
  let last = end;
  while (last > first && block.isBlank(last - 1)) last--;
  const from = Math.max(first, last - MAX_FOOTER_ROWS - 1);
  return (
    last -
    countFooterRows(
      listRange(from, last).map((row) => block.texts(row)),
      width,
    )
  );
}
