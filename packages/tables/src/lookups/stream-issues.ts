/** Streams all issues of a cleaned table in reading order, edits included, a range of rows at a time. */

import type { EditOverlay } from "@limpid/edits";
import { type CellState, isIssue, toCellState } from "@limpid/table";
import { openDuckDb, readNumbers, withDuckDb } from "../parquet/duckdb.ts";
import type { CellPlace, ReviewedPaths } from "../parquet/review-row.ts";
import { IS_ISSUE, openReview } from "../read/open-review.ts";
import { streamReview } from "./stream-review.ts";

export interface IssueCell extends CellPlace {
  readonly cell: CellState;
}

export interface IssueStream {
  /** Upper bound of the number of issues. */
  readonly atMost: number;
  /**
   * Batches of issues. The iterable can be consumed only once; it opens the files at the start and releases them when
   * the loop ends.
   */
  readonly batches: AsyncIterable<readonly IssueCell[]>;
}

export async function streamIssues(paths: ReviewedPaths, overlay: EditOverlay, rowCount: number): Promise<IssueStream> {
  return await withDuckDb(async (connection) => {
    await openReview(connection, paths, overlay);
    const [atMost = 0] = await readNumbers(connection, `select count(*) from cell where ${IS_ISSUE}`);
    return { atMost, batches: readBatches(paths, overlay, rowCount) };
  });
}

async function* readBatches(paths: ReviewedPaths, overlay: EditOverlay, rowCount: number): AsyncGenerator<IssueCell[]> {
  const duckDb = await openDuckDb();
  const { connection } = duckDb;
  try {
    const touched = await openReview(connection, paths, overlay);
    const open = touched.filter(({ state }) => isIssue(state));
    for await (const part of streamReview(connection, { ingest: paths.ingest, rowCount, where: IS_ISSUE })) {
      const { firstRow, endRow, cells } = part;
      const left = cells.map(({ row, column, verdict }) => ({ row, column, cell: toCellState(verdict) }));
      const now = open
        .filter(({ row }) => row >= firstRow && row < endRow)
        .map(({ row, column, state }) => ({ row, column, cell: state }));
      yield [...left, ...now].sort((one, other) => one.row - other.row || one.column - other.column);
    }
  } finally {
    duckDb.close();
  }
}
