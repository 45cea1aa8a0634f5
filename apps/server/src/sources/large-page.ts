/** A page as it is answered: at once where it is small; else read and written in pieces, between which others are served. */
import { Readable } from "node:stream";
import type { AnsweredRows } from "@limpid/cells";
import { LIMITS } from "@limpid/contract";
import type { BoundedRange } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import type { PageRange } from "./page-range.ts";

/** JSON, as the contract has it. */
export type WrittenPage = Buffer | Readable;

/** Reads the rows of a page. */
export interface RowsSource {
  /** The first rows of the part, where they are long. Undefined where they are not there yet. */
  readonly read: (part: BoundedRange) => Promise<AnsweredRows | undefined>;
  /** Cells that are asked for at a time; one row at least. */
  readonly cellsAtOnce: number;
}

export interface PageSource extends RowsSource {
  readonly range: PageRange;
  readonly columnCount: number;
}

/** A worker is asked for this many cells at a time. */
export const CELLS_READ = 10_000;
/** This process writes this many cells at a time, which takes ten milliseconds. */
export const CELLS_WRITTEN = 2000;
/** A read asks for texts of at most this many characters. */
const CHARACTERS_READ = 8_000_000;

/** Undefined where the page is not there yet. */
export async function answerPage(source: PageSource): Promise<WrittenPage | undefined> {
  const { range, columnCount, read, cellsAtOnce } = source;
  const { firstRow, rowCount } = range;
  if (rowCount === 0) return Buffer.concat([HEAD, endOf(range)]);
  const asked = Math.min(rowCount, rowsOf(cellsAtOnce, columnCount));
  const first = await read({ firstRow, rowCount: asked, mostCharacters: CHARACTERS_READ });
  if (first === undefined) return undefined;
  if (first.rowCount === rowCount) return Buffer.concat([HEAD, first.json, endOf(range)]);
  return Readable.from(writePage(source, first));
}

/** Refuses more rows than the table's own pages have, where they hold too many cells for one answer. */
export function checkPageCells(asked: number | undefined, own: number, columnCount: number): void {
  const most = Math.max(own, rowsOf(LIMITS.pageCells, columnCount));
  if (asked !== undefined && asked > most)
    throw new Problem("page_too_large", `A page of this table has at most ${most} rows`);
}

const HEAD = Buffer.from('{"page_found":true,"data":[');
const COMMA = Buffer.from(",");

function endOf({ isLast }: PageRange): Buffer {
  return Buffer.from(`],"last_page":${isLast}}`);
}

async function* writePage(source: PageSource, first: AnsweredRows): AsyncGenerator<Uint8Array> {
  yield HEAD;
  let isFirst = true;
  for await (const { json } of readParts(source, first)) {
    if (!isFirst) yield COMMA;
    isFirst = false;
    yield json;
    await nextTurn();
  }
  yield endOf(source.range);
}

async function* readParts(
  { range: { firstRow, rowCount }, columnCount, read, cellsAtOnce }: PageSource,
  first: AnsweredRows,
): AsyncGenerator<AnsweredRows> {
  let part = first;
  for (let done = 0; ; ) {
    yield part;
    done += part.rowCount;
    if (done >= rowCount) return;
    // If rows are long, it asks for few more rows than fitted last time.
    const asked = Math.min(rowCount - done, rowsOf(cellsAtOnce, columnCount), 2 * Math.max(1, part.rowCount));
    const next = await read({ firstRow: firstRow + done, rowCount: asked, mostCharacters: CHARACTERS_READ });
    if (next === undefined || next.rowCount === 0) throw new Error(`The rows after row ${firstRow + done} are gone`);
    part = next;
  }
}

function rowsOf(cells: number, columnCount: number): number {
  return Math.max(1, Math.floor(cells / Math.max(1, columnCount)));
}

let last: Promise<unknown> = Promise.resolve();

/** Only one large answer is written at a time, and only after all other requests have been served. */
export function nextTurn(): Promise<void> {
  const mine = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  last = mine;
  return mine;
}
