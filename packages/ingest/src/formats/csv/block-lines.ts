/** Maps the rows of a block to lines of the file. */
import type { ClutterLine } from "../../reader.ts";
import { countLineEnds } from "./line-number.ts";
import type { RowBlock } from "./row-block.ts";

/** Returns the line, from 1, in which each of these rows begins. */
export function findLineNumbers(block: RowBlock, rows: readonly number[]): number[] {
  let line = 1;
  let at = 0;
  return rows.map((row) => {
    const start = block.starts.at(row);
    line += countLineEnds(block.bytes, at, start);
    at = start;
    return line;
  });
}

export function listRange(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
}

/** Returns rows with text that are not part of the table. */
export function clutterLines(block: RowBlock, first: number, last: number): ClutterLine[] {
  const rows = listRange(first, last);
  const lines = findLineNumbers(block, rows);
  const all = rows.map((row, index) => ({ line: lines[index] ?? 0, text: block.line(row) }));
  return all.filter(({ text }) => text !== "");
}
