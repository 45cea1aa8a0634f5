/**
 * Rewrites rows that are written in another way than most rows of the file, as where files of different programs have
 * been put together. All rows of the file are evidence, not only the first ones.
 */
import type { ClutterLine } from "../../reader.ts";
import { inDigits } from "../../shape/limits.ts";
import type { WarningList } from "../../shape/warning-list.ts";
import type { KnownDialect, SecondDelimiter } from "./detect-dialect.ts";
import { ALIGNED, BACKSLASH, type Dialect } from "./dialect.ts";
import { lineNumberAt } from "./line-number.ts";
import type { OddRows } from "./odd-rows.ts";
import type { Rewritten } from "./rewrite-text.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer, tokenizeRows } from "./tokenizer.ts";

type Run = readonly [start: number, end: number];
export type FirstRuns = Pick<OddRows, "runCount" | "firstRuns">;

/** In the order of the attempts. */
const NAMES: ReadonlyMap<string, string> = new Map([
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
  ["|", "bars"],
]);
const DEFAULT_QUOTE = '"';
/** Fewer rows, or rows of two cells unless there are many, may be notes with as many signs by chance. */
const MIN_ROWS = 3;
const MIN_ROWS_OF_TWO = 10;
const BLOCK_ROWS = 1024;
const SAMPLE_BYTES = 64 * 1024;
const QUOTES: readonly Pick<Dialect, "quote" | "escape">[] = [
  { quote: "'", escape: "'" },
  { quote: DEFAULT_QUOTE, escape: BACKSLASH },
  { quote: "'", escape: BACKSLASH },
];
/** Share of the odd rows that may stay so. */
const MAX_LEFT = 0.05;
/** More of them would take too much memory. */
const MAX_RUNS = 100_000;
/** A part takes more memory than the few bytes of a row that it stands for, so these are joined. */
const MAX_PARTS = 10_000;
/** If none of the first runs fits, the rows are merely longer or shorter. */
const MAX_TRIED = 50;

export interface FileRows {
  readonly bytes: Uint8Array;
  readonly dialect: Dialect;
  /** Usual number of cells in a row. */
  readonly width: number;
}

/** Returns the text with one delimiter in all rows; undefined if no rows have exactly as many cells by another one. */
export function mendDelimiters({ bytes, dialect, width }: FileRows, odd: FirstRuns): Rewritten | undefined {
  const { delimiter, quote } = dialect;
  if (width < 2 || [ALIGNED, ""].includes(delimiter) || quote === "" || dialect.escape === BACKSLASH) return undefined;
  const runs = odd.firstRuns(MAX_RUNS);
  for (const [other, name] of NAMES) {
    if (other === delimiter) continue;
    const writing = { delimiter: other, quote: DEFAULT_QUOTE, escape: DEFAULT_QUOTE };
    const { fitting, count } = findFitting(runs, writing, { bytes, width });
    const [first] = fitting;
    if (first === undefined || count < (width > 2 ? MIN_ROWS : MIN_ROWS_OF_TWO)) continue;
    const line = inDigits(lineNumberAt(bytes, first[0]));
    const usual = NAMES.get(delimiter) ?? `“${delimiter}”`;
    const isAll = odd.runCount <= MAX_RUNS;
    const message = `${isAll ? "" : "More than "}${inDigits(count)} rows have ${name} between their cells instead of ${usual}, the first in line ${line}; ${isAll ? "they" : `the first ${inDigits(count)}`} were read so`;
    return { bytes: rewriteRuns(bytes, fitting, writing, dialect), delimiter, message, emptied: 0 };
  }
  return undefined;
}

/** Whether the second delimiter, which cuts the first rows alike as well, is the one that cuts all odd rows so. */
export function isCutBySecond(bytes: Uint8Array, second: SecondDelimiter | undefined, odd: FirstRuns): boolean {
  if (second === undefined || !second.isEven || second.delimiter === "" || odd.runCount > MAX_RUNS) return false;
  const writing = { delimiter: second.delimiter, quote: DEFAULT_QUOTE, escape: DEFAULT_QUOTE };
  return findFitting(odd.firstRuns(MAX_RUNS), writing, { bytes, width: second.width }).fitting.length === odd.runCount;
}

/** Names lines below the table that would be rows of it by another delimiter, but are too few to be read so; returns the others. */
export function warnOfOddLines(
  warnings: WarningList,
  lines: readonly ClutterLine[],
  { delimiter, width }: Pick<Dialect, "delimiter"> & Pick<FileRows, "width">,
): readonly ClutterLine[] {
  if (width <= 2 || [ALIGNED, ""].includes(delimiter)) return lines;
  return lines.filter(({ line, text }) => {
    const found = [...NAMES].find(([other]) => other !== delimiter && isRowBy(text, other, width));
    if (found === undefined) return true;
    const message = `Line ${inDigits(line)} is skipped, but may be a row that has ${found[1]} between its cells`;
    warnings.add("", null, () => message);
    return false;
  });
}

/** Delimiters with a blank behind them are those of a sentence. */
function isRowBy(text: string, delimiter: string, width: number): boolean {
  if (text.length > SAMPLE_BYTES || text.includes(`${delimiter} `)) return false;
  const [cells = []] = tokenizeRows(text, { delimiter, quote: DEFAULT_QUOTE, escape: DEFAULT_QUOTE }, 1);
  return cells.length === width;
}

function findFitting(
  runs: readonly Run[],
  writing: Dialect,
  { bytes, width }: Pick<FileRows, "bytes" | "width">,
): { readonly fitting: readonly Run[]; readonly count: number } {
  const block = new RowBlock(bytes, writing);
  const fitting: Run[] = [];
  let count = 0;
  for (const [index, run] of runs.entries()) {
    if (index >= MAX_TRIED && fitting.length === 0) break;
    const rows = countFittingRows(block, run, writing, width);
    if (rows > 0) fitting.push(run);
    count += rows;
  }
  return { fitting, count };
}

/** Returns the number of rows if all of them have this many cells. */
function countFittingRows(block: RowBlock, [start, end]: Run, dialect: Dialect, width: number): number {
  const tokenizer = new Tokenizer(block.bytes.subarray(0, end), dialect, { at: start, width });
  let count = 0;
  while (!tokenizer.isDone) {
    tokenizer.fill(block, BLOCK_ROWS, 0);
    for (let row = 0; row < block.rowCount; row++) {
      if (block.starts.at(row) === block.ends.at(row)) continue;
      if (block.width(row) !== width) return 0;
      count++;
    }
  }
  return count;
}

function rewriteRuns(bytes: Uint8Array, runs: readonly Run[], from: Dialect, to: Dialect): Uint8Array {
  const joined: Uint8Array[] = [];
  let parts: Uint8Array[] = [];
  const add = (part: Uint8Array): void => {
    if (parts.push(part) < MAX_PARTS) return;
    joined.push(Buffer.concat(parts));
    parts = [];
  };
  let at = 0;
  for (const [start, end] of runs) {
    add(bytes.subarray(at, start));
    for (const part of rewriteRun(bytes.subarray(start, end), from, to)) add(part);
    at = end;
  }
  return Buffer.concat([...joined, ...parts, bytes.subarray(at)]);
}

function* rewriteRun(part: Uint8Array, from: Dialect, to: Dialect): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const block = new RowBlock(part, from);
  const tokenizer = new Tokenizer(part, from);
  let at = 0;
  while (!tokenizer.isDone) {
    tokenizer.fill(block, BLOCK_ROWS, 0);
    for (let row = 0; row < block.rowCount; row++) {
      // The line ends stay as they are.
      yield part.subarray(at, block.starts.at(row));
      yield encoder.encode(
        block
          .texts(row)
          .map((text) => quoteIfNeeded(text, to))
          .join(to.delimiter),
      );
      at = block.ends.at(row);
    }
  }
  yield part.subarray(at);
}

export function quoteIfNeeded(text: string, { delimiter, quote }: Dialect): string {
  const isPlain = ![delimiter, quote, "\n", "\r"].some((sign) => text.includes(sign));
  return isPlain ? text : quote + text.replaceAll(quote, quote + quote) + quote;
}

/**
 * Returns how the file is written if rows beyond those that were looked at first show it: they have the usual number of
 * cells by another quote or escape.
 */
export function findOtherQuotes(
  { bytes, dialect, width }: FileRows,
  odd: OddRows,
  known: KnownDialect,
): KnownDialect | undefined {
  if (known.quote !== undefined || width < 2 || dialect.delimiter === ALIGNED) return undefined;
  const sample = takeRuns(bytes, odd.firstRuns(SAMPLE_BYTES));
  const head = bytes.subarray(0, SAMPLE_BYTES);
  const misfits = (part: Uint8Array, writing: Dialect): number => countMisfits(part, writing, width);
  const [inSample, inHead] = [misfits(sample, dialect), misfits(head, dialect)];
  if (inSample < MIN_ROWS) return undefined;
  return QUOTES.map((writing) => ({ ...dialect, ...writing })).find(
    (writing) =>
      sample.includes(writing.quote.charCodeAt(0)) &&
      misfits(sample, writing) <= inSample * MAX_LEFT &&
      misfits(head, writing) <= inHead,
  );
}

function takeRuns(bytes: Uint8Array, runs: readonly Run[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const [start, end] of runs) {
    const part = bytes.subarray(start, Math.min(end, start + SAMPLE_BYTES - length));
    parts.push(part, LINE_END);
    length += part.length;
    if (length >= SAMPLE_BYTES) break;
  }
  return Buffer.concat(parts);
}

const LINE_END = Uint8Array.of(10);

function countMisfits(part: Uint8Array, dialect: Dialect, width: number): number {
  const block = new RowBlock(part, dialect);
  new Tokenizer(part, dialect, { at: 0, width }).fill(block, Number.POSITIVE_INFINITY, 0);
  let count = 0;
  for (let row = 0; row < block.rowCount; row++) if (block.width(row) !== width) count++;
  return count;
}
