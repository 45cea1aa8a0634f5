/** Streams all changes of a cleaned table in reading order, edits included, a range of rows at a time. */

import type { EditOverlay } from "@limpid/edits";
import { type Change, type ChangeGroup, describeChange } from "@limpid/table";
import { type OpenDuckDb, openDuckDb } from "../parquet/duckdb.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { IS_CHANGE, openReview, type TouchedCell } from "../read/open-review.ts";
import { groupChanges } from "./find-changes.ts";
import { streamReview } from "./stream-review.ts";

export interface ChangeStream {
  readonly groups: readonly ChangeGroup[];
  /** Batches of changes. The iterable can be consumed only once; ending the loop early releases the files. */
  readonly batches: AsyncIterable<readonly Change[]>;
}

export async function streamChanges(
  paths: ReviewedPaths,
  overlay: EditOverlay,
  rowCount: number,
): Promise<ChangeStream> {
  const duckDb = await openDuckDb();
  try {
    const touched = await openReview(duckDb.connection, paths, overlay);
    const groups = await groupChanges(duckDb.connection);
    return { groups, batches: readBatches(duckDb, touched, { ingest: paths.ingest, rowCount }) };
  } catch (error) {
    duckDb.close();
    throw error;
  }
}

async function* readBatches(
  duckDb: OpenDuckDb,
  touched: readonly TouchedCell[],
  table: { readonly ingest: string; readonly rowCount: number },
): AsyncGenerator<Change[]> {
  try {
    for await (const part of streamReview(duckDb.connection, { ...table, where: IS_CHANGE })) {
      const { firstRow, endRow, cells } = part;
      const left = cells.flatMap(({ row, column, verdict }) => describeChange(row, column, verdict) ?? []);
      const now = touched.flatMap(({ row, change }) => (row >= firstRow && row < endRow && change) || []);
      yield [...left, ...now].sort((one, other) => one.row - other.row || one.column - other.column);
    }
  } finally {
    duckDb.close();
  }
}
