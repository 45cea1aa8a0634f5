/** Where the issues of a cleaned table are, edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal, readNumbers, withDuckDb } from "./duckdb.ts";
import { IS_ISSUE, openReview } from "./open-review.ts";
import type { ReviewedPaths, ReviewPaths } from "./review-row.ts";

export interface Issue {
  readonly row: number;
  readonly column: number;
  readonly notClean: boolean;
  readonly invalid: boolean;
  readonly missing: boolean;
}

export interface Issues {
  readonly counts: { readonly notClean: number; readonly invalid: number; readonly missing: number };
  /** Of all cleaned cells; 1 when there is none. */
  readonly meanProb: number;
  /** In reading order, at most `limit`. */
  readonly issues: readonly Issue[];
  readonly truncated: boolean;
}

const DEFAULT_LIMIT = 10_000;

export async function findIssues(paths: ReviewedPaths, overlay: EditOverlay, limit = DEFAULT_LIMIT): Promise<Issues> {
  return await withDuckDb(async (connection) => {
    await openReview(connection, paths, overlay);
    const found = await readIssues(connection, limit + 1);
    return {
      counts: await countIssues(connection),
      meanProb: await readMeanProb(connection, paths),
      issues: found.slice(0, limit),
      truncated: found.length > limit,
    };
  });
}

async function countIssues(connection: DuckDBConnection): Promise<Issues["counts"]> {
  const [notClean = 0, invalid = 0, missing = 0] = await readNumbers(
    connection,
    "select count(*) filter (not_clean), count(*) filter (invalid), count(*) filter (no_data) from cell",
  );
  return { notClean, invalid, missing };
}

async function readIssues(connection: DuckDBConnection, limit: number): Promise<Issue[]> {
  const reader = await connection.runAndReadAll(
    `select row, "column", not_clean, invalid, no_data from cell where ${IS_ISSUE} order by row, "column" limit ${limit}`,
  );
  return reader.getRows().map(([row, column, notClean, invalid, missing]) => ({
    row: Number(row),
    column: Number(column),
    notClean: notClean === true,
    invalid: invalid === true,
    missing: missing === true,
  }));
}

/** As cleaning left the cells. Alike ones are added up together, so that the sum is the same each time. */
async function readMeanProb(connection: DuckDBConnection, { review, plain }: ReviewPaths): Promise<number> {
  const reader = await connection.runAndReadAll(
    `select prob, count(*) from (
       select prob from read_parquet(${literal(review)})
       union all
       select prob from (unpivot read_parquet(${literal(plain)}) on columns(* exclude row) into name place value prob)
     ) group by prob order by prob`,
  );
  let [cells, sum] = [0, 0];
  for (const [prob, count] of reader.getRows()) {
    cells += Number(count);
    sum += Number(prob) * Number(count);
  }
  return cells === 0 ? 1 : Math.min(1, sum / cells);
}
