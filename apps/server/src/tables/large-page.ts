/** A page as it is answered: whole where it is small; else read and written in pieces, between which others are served. */
import { Readable } from "node:stream";
import { LIMITS } from "@limpid/contract";
import type { BoundedRange } from "../children/tables-methods.ts";
import { Problem } from "../problems.ts";
import type { PageRange } from "./page-range.ts";

export interface WirePage<Row> {
  readonly page_found: true;
  readonly data: Row[];
  readonly last_page: boolean;
}

export interface PageSource<Row> {
  readonly range: PageRange;
  readonly columnCount: number;
  /** Rows as they cross the wire; the first of them, where they are long. Undefined where they are not there yet. */
  readonly read: (part: BoundedRange) => Promise<Row[] | undefined>;
}

/** Cells, and characters of their texts, that a worker is asked for at a time; one row at least. */
const CELLS_READ = 10_000;
const CHARACTERS_READ = 8_000_000;
/** Those that are written without a break: ten milliseconds' work. */
const CELLS_WRITTEN = 2000;
const CHARACTERS_WRITTEN = 1_000_000;

/** Undefined where the page is not there yet. */
export async function answerPage<Row>(source: PageSource<Row>): Promise<WirePage<Row> | Readable | undefined> {
  const { range, columnCount, read } = source;
  const { firstRow, rowCount, isLast } = range;
  const asked = Math.min(rowCount, rowsOf(CELLS_READ, columnCount));
  const first = await read({ firstRow, rowCount: asked, mostCharacters: CHARACTERS_READ });
  if (first === undefined) return undefined;
  if (rowCount * columnCount <= CELLS_WRITTEN && first.length === rowCount)
    return { page_found: true, data: first, last_page: isLast };
  return Readable.from(writePage(source, first));
}

/** Refuses more rows than the table's own pages have, where they hold too many cells for one answer. */
export function checkPageCells(asked: number | undefined, own: number, columnCount: number): void {
  const most = Math.max(own, rowsOf(LIMITS.pageCells, columnCount));
  if (asked !== undefined && asked > most)
    throw new Problem("page_too_large", `A page of this table has at most ${most} rows`);
}

/** JSON, as the contract has it. */
async function* writePage<Row>(source: PageSource<Row>, first: readonly Row[]): AsyncGenerator<string> {
  let comma = "";
  yield '{"page_found":true,"data":[';
  for await (const rows of readParts(source, first))
    for (const piece of piecesOf(rows, rowsOf(CELLS_WRITTEN, source.columnCount))) {
      yield comma + piece;
      comma = ",";
      await nextTurn();
    }
  yield `],"last_page":${source.range.isLast}}`;
}

async function* readParts<Row>(
  { range: { firstRow, rowCount }, columnCount, read }: PageSource<Row>,
  first: readonly Row[],
): AsyncGenerator<readonly Row[]> {
  let rows = first;
  for (let done = 0; ; ) {
    yield rows;
    done += rows.length;
    if (done >= rowCount) return;
    // Where the rows are long, not many more are asked for than there was room for.
    const asked = Math.min(rowCount - done, rowsOf(CELLS_READ, columnCount), 2 * Math.max(1, rows.length));
    rows = (await read({ firstRow: firstRow + done, rowCount: asked, mostCharacters: CHARACTERS_READ })) ?? [];
    if (rows.length === 0) throw new Error(`The rows after row ${firstRow + done} are gone`);
  }
}

function* piecesOf<Row>(rows: readonly Row[], mostRows: number): Generator<string> {
  let texts: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    texts.push(text);
    length += text.length;
    if (texts.length < mostRows && length < CHARACTERS_WRITTEN) continue;
    yield texts.join(",");
    texts = [];
    length = 0;
  }
  if (texts.length > 0) yield texts.join(",");
}

function rowsOf(cells: number, columnCount: number): number {
  return Math.max(1, Math.floor(cells / Math.max(1, columnCount)));
}

let last: Promise<unknown> = Promise.resolve();

/** Of all that write large answers one goes on at a time, and only after everybody else was served. */
export function nextTurn(): Promise<void> {
  const mine = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  last = mine;
  return mine;
}
