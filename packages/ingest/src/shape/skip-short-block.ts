/** Skips short blocks above a long table: the settings of a report, a summary, a list of the fields. */

import { countFilled, hasText, isFilled, usedWidth } from "@limpid/text";
import { isNoName } from "./cell-look.ts";
import { headerScore } from "./has-header.ts";
import type { Rows } from "./layout.ts";
import { skipBlank } from "./marked-rows.ts";
import { isSameRow } from "./same-row.ts";

/**
 * A block is short if it has less than this share of the cells below it. Tables of one report differ by less: below a
 * third hardly anybody would take the first one for the table of the file.
 */
const SHORT_SHARE = 1 / 3;
/** A block of more rows is a table of its own, however long the next one is. */
const MAX_BLOCK_ROWS = 100;
const MAX_BLOCKS = 10;
const SAMPLE_ROWS = 1000;
const MAX_TITLES = 3;
/** Share of rows that have to be wider; the rest may be ragged. */
const WIDER_SHARE = 0.8;
/** Log odds from which the first row of the block below is certainly its header. */
const SURE = 1.5;

/**
 * Returns the row at which the search for the table restarts, if the block at row `first` is short beside one below it.
 */
export function skipShortBlock(all: Rows, first: number, rowsInFile: number): number | undefined {
  const rows = all.slice(0, first + SAMPLE_ROWS);
  let end = endOfBlock(rows, first);
  for (let blocks = 0; blocks < MAX_BLOCKS && end - first <= MAX_BLOCK_ROWS; blocks++) {
    const below = skipBlank(rows, end);
    if (isShortAbove(rows, { first, end, below, rowsInFile })) return below;
    end = endOfBlock(rows, below);
  }
  return undefined;
}

interface Place {
  readonly first: number;
  /** The row after the last one of the blocks above. */
  readonly end: number;
  readonly below: number;
  readonly rowsInFile: number;
}

function isShortAbove(rows: Rows, { first, end, below, rowsInFile }: Place): boolean {
  const above = rows.slice(first, end).filter(hasText);
  const head = skipTitles(rows, below);
  const last = endOfBlock(rows, head);
  const block = rows.slice(head, last);
  if (block.length < 2 || !isAnotherTable(above, block)) return false;
  const unseen = last === rows.length ? Math.max(0, rowsInFile - rows.length) : 0;
  const cellsBelow = countCells(block) * (1 + unseen / block.length);
  return countCells(above) < cellsBelow * SHORT_SHARE;
}

function endOfBlock(rows: Rows, from: number): number {
  let end = from;
  while (end < rows.length && hasText(rows[end] ?? [])) end++;
  return end;
}

function skipTitles(rows: Rows, from: number): number {
  let row = from;
  for (let titles = 0; titles < MAX_TITLES && countFilled(rows[row] ?? []) === 1; titles++) {
    row = skipBlank(rows, row + 1);
  }
  return row;
}

/** Whether the block is wider than all rows above, or has other names than the block above. */
function isAnotherTable(above: Rows, block: Rows): boolean {
  if (above.length === 1) return isTitle(above[0] ?? [], block);
  const widths = above.map(usedWidth);
  const widest = Math.max(...widths);
  if (block.filter((row) => usedWidth(row) > widest).length >= block.length * WIDER_SHARE) return true;
  // Settings and summaries are no wider than the table below them.
  return median(widths) <= usedWidth(block[0] ?? []) && nameScore(block, above) > SURE;
}

/** A single row may be a title cut by a comma, or the names themselves; names of groups have gaps between them. */
function isTitle(row: readonly string[], block: Rows): boolean {
  const cells = row.slice(0, usedWidth(row));
  const score = nameScore(block, [row]);
  return (
    cells.length <= usedWidth(block[0] ?? []) &&
    cells.every(isFilled) &&
    score > Math.max(SURE, headerScore(cells, block))
  );
}

/** Returns the log odds that the block begins with names that differ from those of a block above. */
function nameScore([names = [], ...body]: Rows, above: Rows): number {
  if (countFilled(names) < 2 || names.some(isNoName)) return Number.NEGATIVE_INFINITY;
  if (above.some((row) => isSameRow(names, row))) return Number.NEGATIVE_INFINITY;
  return headerScore(names.slice(0, usedWidth(names)), body);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function countCells(rows: Rows): number {
  return rows.reduce((count, row) => count + countFilled(row), 0);
}
