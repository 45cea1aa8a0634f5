/** Joins the reviews and plain cells of a table's parts, and stores their counts. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { produceDurably } from "@limpid/files";
import { literal } from "../parquet/duckdb.ts";
import type { ReviewPaths } from "../parquet/review-row.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import { countsToKeep } from "../read/kept-counts.ts";

export interface JoinedReviews {
  /** Parts in the order of their rows. */
  readonly parts: readonly ReviewPaths[];
  readonly paths: ReviewPaths;
  /** Number of columns of the table. */
  readonly columns: number;
}

export async function joinReviews(
  connection: DuckDBConnection,
  { parts, paths, columns }: JoinedReviews,
): Promise<void> {
  const metadata = { plain: {}, review: await countsToKeep(connection, parts, columns) };
  // Writes the review last: if it exists, the others do too.
  for (const name of ["plain", "review"] as const) {
    const select = `select * from read_parquet([${parts.map((part) => literal(part[name])).join(", ")}])`;
    await produceDurably(paths[name], (path) =>
      copyToParquet(connection, { select, path, columns, metadata: metadata[name] }),
    );
  }
}
