/** Samples rows to judge what a table holds. */

import { hasText, isFilled } from "@limpid/text";
import { isMissingCell, isValueCell } from "./cell-look.ts";
import type { Rows } from "./layout.ts";

const SAMPLE_ROWS = 100;
/** This many rows above a blank one are a table; with fewer, the rows below it may belong to it. */
const ENOUGH_ROWS = 5;
/** These are judged before rows that are far away. */
const NEAR_ROWS = 30;

/** Returns rows with text from `from` on, up to the first blank row if there are enough of them. */
export function sampleBody(rows: Rows, from: number): Rows {
  const some = rows.slice(from, from + SAMPLE_ROWS);
  const start = some.findIndex(hasText);
  if (start < 0) return [];
  const length = some.slice(start).findIndex((row) => !hasText(row));
  return length >= ENOUGH_ROWS ? some.slice(start, start + length) : some.filter(hasText);
}

/** Puts rows of the rest of the file among the first ones, since a judge of names looks at a few dozen rows. */
export function amongFirst(body: Rows, farRows: Rows): Rows {
  return [...body.slice(0, NEAR_ROWS), ...farRows, ...body.slice(NEAR_ROWS)];
}

/** Whether a text is above a column of values; some values may be missing. */
export function isOverValues(header: readonly string[], body: Rows): boolean {
  const sample = body.slice(0, 20);
  return header.some((cell, column) => {
    const cells = sample.map((row) => row[column] ?? "").filter((text) => !isMissingCell(text));
    return isFilled(cell) && cells.length * 2 > sample.length && cells.every(isValueCell);
  });
}
