/**
 * Measures how well a dialect fits a sample: rows of one width, cells that look like values, quotes that open and
 * close.
 */
import { cellKind, isValueKind } from "@limpid/text";
import type { Dialect } from "./dialect.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer } from "./tokenizer.ts";

export interface Measure {
  readonly dialect: Dialect;
  readonly block: RowBlock;
  /** Rows of the block that count, without empty lines and comments before the table. */
  readonly rows: readonly number[];
  readonly widths: Widths;
  readonly quotedCells: number;
  readonly repairs: number;
}

export interface Widths {
  /** Most frequent width of rows with more than one cell; 1 if there are none. */
  readonly usual: number;
  /** Share of rows of that width. */
  readonly share: number;
  /** 0 to 1; high for many rows of few different widths. */
  readonly consistency: number;
}

const MAX_ROWS = 500;
const TYPED_ROWS = 100;
/** Largest number of cells examined in a row, which may be as long as the file. */
const TYPED_CELLS = 500;
const MIN_CODES = 3;
/** Matches `1 2 3`: a blank within one number is followed by three digits. */
const SEVERAL_NUMBERS = /^[-+]?[\d.]+(?: [-+]?[\d.]+)* (?!\d{3}(?!\d))[-+]?[\d.]+(?: |$)/;
const COMMENT = /^\s*(?:#|\/\/|--|%|\* )/;

export function measureDialect(sample: Uint8Array, dialect: Dialect): Measure {
  const first = measureWith(sample, dialect, 0);
  // Rows with odd quotes are read again now that the usual width is known.
  return first.repairs === 0 ? first : measureWith(sample, dialect, first.widths.usual);
}

function measureWith(sample: Uint8Array, dialect: Dialect, width: number): Measure {
  const block = new RowBlock(sample, dialect);
  const tokenizer = new Tokenizer(sample, dialect, { at: 0, width });
  tokenizer.fill(block, MAX_ROWS, 0);
  const rows = countingRows(block);
  const repairs = block.repairs.length;
  return { dialect, block, rows, widths: measureWidths(block, rows), quotedCells: tokenizer.quotedCells, repairs };
}

function countingRows(block: RowBlock): number[] {
  const filled: number[] = [];
  for (let row = 0; row < block.rowCount; row++) {
    if (block.ends.at(row) > block.starts.at(row)) filled.push(row);
  }
  const first = filled.findIndex((row) => !COMMENT.test(block.line(row).slice(0, 20)));
  return first > 1 || (first === 1 && isOtherwiseWide(block, filled)) ? filled.slice(first) : filled;
}

/** A single comment may hold the names, but only if it is as wide as the row below. */
function isOtherwiseWide(block: RowBlock, [comment = 0, next = 0]: readonly number[]): boolean {
  return block.width(comment) !== block.width(next);
}

function measureWidths(block: RowBlock, rows: readonly number[]): Widths {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(block.width(row), (counts.get(block.width(row)) ?? 0) + 1);
  // A width of less than one row in fifty belongs to ragged rows and is no pattern.
  const common = [...counts].filter(([, count]) => count * 50 > rows.length);
  const sum = common.reduce((total, [width, count]) => total + (count * (width - 1)) / width, 0);
  const [usual, count] = [...counts].filter(([width]) => width > 1).sort(([, a], [, b]) => b - a)[0] ?? [1, 0];
  const total = Math.max(rows.length, 1);
  return { usual, share: count / total, consistency: sum / Math.max(common.length, 1) / total };
}

/** Returns the share of cells that look like values or names. */
export function shareOfKinds({ block, rows }: Measure): number {
  let known = 0;
  let cells = 0;
  for (const row of rows.slice(0, TYPED_ROWS)) {
    const texts = block.texts(row, TYPED_CELLS);
    cells += texts.length;
    for (const text of texts) if (cellKind(text) !== "other") known++;
  }
  return known / Math.max(cells, 1);
}

/** Whether a column holds almost only numbers, dates, links and the like below its name. */
export function hasValueColumn({ block, rows, widths }: Measure): boolean {
  const usual = rows.slice(0, TYPED_ROWS).filter((row) => block.width(row) === widths.usual);
  const texts = usual.map((row) => block.texts(row, TYPED_CELLS));
  const body = texts.length > 2 ? texts.slice(1) : texts;
  return Array.from({ length: Math.min(widths.usual, TYPED_CELLS) }).some((_, column) => {
    const values = body.filter((row) => isValueKind(cellKind(row[column] ?? "")));
    return values.length > 0 && values.length >= body.length * 0.8;
  });
}

/** Whether a column holds codes alone, such as `418-Y11`, below a name that is none. */
export function hasCodeColumn({ block, rows, widths }: Measure): boolean {
  const usual = rows.slice(0, TYPED_ROWS).filter((row) => block.width(row) === widths.usual);
  const [names = [], ...body] = usual.map((row) => block.texts(row, TYPED_CELLS));
  if (body.length < MIN_CODES || names.some((name) => /\d/.test(name))) return false;
  return names.some((_, column) => body.every((row) => cellKind(row[column] ?? "") === "code"));
}

/**
 * Whether the uncut lines look like values: dates and times, links, amounts. Numbers between blanks are several only
 * below as many names; otherwise they may be the groups of one, as in a phone number.
 */
export function areLinesValues(measure: Measure): boolean {
  const { block, rows } = measure;
  const lines = rows.slice(0, TYPED_ROWS).map((row) => block.line(row).trim());
  const isNamed = areNumbersNamed(measure);
  const isValue = (line: string): boolean => isValueKind(cellKind(line)) && !(isNamed && SEVERAL_NUMBERS.test(line));
  return lines.filter(isValue).length > lines.length / 2;
}

function areNumbersNamed({ block, rows, widths }: Measure): boolean {
  const [first = 0] = rows;
  const above = block.texts(first - 1 >= 0 ? first - 1 : first, TYPED_CELLS);
  const isComment = first > 0 && COMMENT.test(block.line(first - 1)) && above.length === widths.usual + 1;
  return isComment || (block.width(first) === widths.usual && !block.texts(first, TYPED_CELLS).some(hasDigits));
}

function hasDigits(text: string): boolean {
  return /\d/.test(text);
}
