/** A page as it is answered: whole where it is small; else read and written in pieces, between which others are served. */
import { Readable } from "node:stream";
import { LIMITS } from "@limpid/contract";
import type { RowRange } from "@limpid/store";
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
  /** Rows as they cross the wire; undefined where they are not there yet. */
  readonly read: (range: RowRange) => Promise<Row[] | undefined>;
}

/** Cells that a worker is asked for at a time. */
const CELLS_READ = 10_000;
/** Cells that are written without a break: ten milliseconds' work. */
const CELLS_WRITTEN = 2000;

/** Undefined where the page is not there yet. */
export async function answerPage<Row>(source: PageSource<Row>): Promise<WirePage<Row> | Readable | undefined> {
  const { range, columnCount, read } = source;
  const { firstRow, rowCount, isLast } = range;
  const first = await read({ firstRow, rowCount: Math.min(rowCount, rowsOf(CELLS_READ, columnCount)) });
  if (first === undefined) return undefined;
  if (rowCount * columnCount <= CELLS_WRITTEN) return { page_found: true, data: first, last_page: isLast };
  return Readable.from(writePage(source, first));
}

/** Refuses more rows than the table's own pages have, where they hold too many cells for one answer. */
export function checkPageCells(asked: number | undefined, own: number, columnCount: number): void {
  const most = Math.max(own, rowsOf(LIMITS.pageCells, columnCount));
  if (asked !== undefined && asked > most)
    throw new Problem("page_too_large", `A page of this table has at most ${most} rows`);
}

/** JSON, as the contract has it. */
async function* writePage<Row>(
  { range, columnCount, read }: PageSource<Row>,
  first: readonly Row[],
): AsyncGenerator<string> {
  const { firstRow, rowCount, isLast } = range;
  const step = rowsOf(CELLS_WRITTEN, columnCount);
  let comma = "";
  yield '{"page_found":true,"data":[';
  for (let done = 0; done < rowCount; ) {
    const count = Math.min(rowCount - done, rowsOf(CELLS_READ, columnCount));
    const rows = done === 0 ? first : await read({ firstRow: firstRow + done, rowCount: count });
    if (rows === undefined) throw new Error(`The rows after row ${firstRow + done} are gone`);
    for (let at = 0; at < rows.length; at += step) {
      await nextTurn();
      const texts = rows.slice(at, at + step).map((row) => JSON.stringify(row));
      yield comma + texts.join(",");
      comma = ",";
    }
    done += count;
  }
  yield `],"last_page":${isLast}}`;
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
