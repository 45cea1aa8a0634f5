/** Finds tables that stand side by side in a sheet, with a blank column between them. */
import { countFilled, isFilled } from "@limpid/text";
import { isValueCell } from "../../shape/cell-look.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { headerScore } from "../../shape/has-header.ts";
import type { LayoutHints, Merge, Rows } from "../../shape/layout.ts";

export interface ColumnRange {
  readonly first: number;
  readonly last: number;
  /** Rows of names that only the block beside it proves. */
  readonly headerRows?: number;
}

interface Block extends ColumnRange {
  /** First row with text, and last one with several. */
  readonly top: number;
  readonly bottom: number;
  readonly names: readonly string[];
  /** Rows below the names, cut to the columns of the block. */
  readonly body: Rows;
}

const MIN_COLUMNS = 2;
const MIN_ROWS = 2;
/** Remarks beside a table leave cells empty; a table of its own leaves few. */
const MIN_FILLED = 0.8;
/** Blocks of one table end in the same row, perhaps but for an empty cell. */
const MIN_DIFFERENCE = 2;
/** Log odds from which a block that begins in another row certainly begins with names. */
const SURE = 1.5;
/** Evidence is gathered from this many rows. */
const MOST_ROWS = 2000;

/** Returns one range for each table, in order; a single one if all columns belong together. */
export function splitBeside(rows: Rows, hints: LayoutHints): readonly ColumnRange[] {
  const runs = runsOfColumns(rows);
  const [first, ...others] = runs;
  if (first === undefined || others.length === 0) return runs;
  const ranges: ColumnRange[] = [first];
  for (const range of others) {
    const before = ranges.at(-1) ?? first;
    const table = findApart(rows, before, range, hints);
    if (table !== undefined) ranges.push(table);
    else ranges[ranges.length - 1] = { first: before.first, last: range.last };
  }
  return ranges;
}

/** Returns the runs of columns with text. */
function runsOfColumns(rows: Rows): ColumnRange[] {
  const used: boolean[] = [];
  for (const row of rows) for (const [column, cell] of row.entries()) if (isFilled(cell)) used[column] = true;
  const runs: ColumnRange[] = [];
  used.forEach((_, column) => {
    const last = runs.at(-1);
    if (last !== undefined && last.last === column - 1) runs[runs.length - 1] = { ...last, last: column };
    else runs.push({ first: column, last: column });
  });
  return runs;
}

/**
 * Returns the second block if both are tables of their own: if each has names and full rows, and either their rows differ or each begins with a
 * column that names its rows. Groups of columns in one table share their rows, and only the first names them.
 */
function findApart(rows: Rows, before: ColumnRange, after: ColumnRange, hints: LayoutHints): ColumnRange | undefined {
  const gap = before.last + 1;
  if (widthOf(before) < MIN_COLUMNS || widthOf(after) < MIN_COLUMNS) return undefined;
  if ((hints.merges ?? []).some((merge) => covers(merge, gap))) return undefined;
  const left = readBlock(rows, before, hints);
  const right = left && readBlock(rows, after, hints, left.top);
  if (left === undefined || right === undefined) return undefined;
  const { headerRows } = right;
  return isApart(left, right) ? { ...after, ...(headerRows !== undefined && { headerRows }) } : undefined;
}

function isApart(left: Block, right: Block): boolean {
  if (!isFull(left) || !isFull(right)) return false;
  if (left.top !== right.top) return isSurelyNamed(left) && isSurelyNamed(right);
  if (Math.abs(left.bottom - right.bottom) >= MIN_DIFFERENCE) return true;
  return namesRows(left) && namesRows(right);
}

function covers({ column, columns }: Merge, gap: number): boolean {
  return column < gap && column + columns > gap;
}

function widthOf({ first, last }: ColumnRange): number {
  return last - first + 1;
}

/**
 * Returns undefined if the block has no name in one of its columns, or too few rows. Beside a row of names the row of a
 * small block counts as names too.
 */
function readBlock(rows: Rows, range: ColumnRange, hints: LayoutHints, namedRow?: number): Block | undefined {
  const { merges = [], isTyped } = hints;
  const { first, last } = range;
  const cut = rows.slice(0, MOST_ROWS).map((row) => row.slice(first, last + 1));
  const own = {
    merges: merges.map((merge) => ({ ...merge, column: merge.column - first })),
    isTyped: isTyped && ((row: number, column: number) => isTyped(row, column + first)),
  };
  const found = findLayout(cut, {}, own);
  const isBesideNames = found.headerRows === 0 && found.firstRow === namedRow;
  const { firstRow, headerRows, names } = isBesideNames ? findLayout(cut, { headerRows: 1 }, own) : found;
  // Notes below a table are texts that stand alone.
  const bottom = cut.findLastIndex((row) => countFilled(row) > 1);
  const body = cut.slice(firstRow + headerRows, bottom + 1);
  if (headerRows === 0 || body.length < MIN_ROWS || names.length < widthOf(range)) return undefined;
  if (!names.every(isFilled)) return undefined;
  return { ...range, top: firstRow, bottom, names, body, ...(isBesideNames && { headerRows }) };
}

function isFull({ body, names }: Block): boolean {
  const filled = body.reduce((sum, row) => sum + row.filter(isFilled).length, 0);
  return filled >= body.length * names.length * MIN_FILLED;
}

function isSurelyNamed({ names, body }: Block): boolean {
  return headerScore(names, body) > SURE;
}

/** Whether the first column holds a different name in each row, and no values. */
function namesRows({ body }: Block): boolean {
  const keys = body.map(([first = ""]) => first.trim());
  const isNumbered = keys.every((key, index) => key === String(index + 1) || key === String(index));
  return (isNumbered || !keys.some(isValueCell)) && keys.every(isFilled) && new Set(keys).size === keys.length;
}
