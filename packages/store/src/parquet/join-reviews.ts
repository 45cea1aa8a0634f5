/** Joins the reviews of parts of a table, and their plain cells, and keeps with them what there is to count of all. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { produceDurably } from "../files/write-durably.ts";
import { literal } from "./duckdb.ts";
import { countsToKeep } from "./kept-counts.ts";
import type { ReviewPaths } from "./review-row.ts";
import { copyToParquet } from "./write-encoded.ts";

export interface JoinedReviews {
  /** In the order of their rows. */
  readonly parts: readonly ReviewPaths[];
  readonly paths: ReviewPaths;
  /** How many the table has. */
  readonly columns: number;
}

export async function joinReviews(
  connection: DuckDBConnection,
  { parts, paths, columns }: JoinedReviews,
): Promise<void> {
  const metadata = { plain: {}, review: await countsToKeep(connection, parts, columns) };
  // The review comes last: where it is, all is there.
  for (const name of ["plain", "review"] as const) {
    const select = `select * from read_parquet([${parts.map((part) => literal(part[name])).join(", ")}])`;
    await produceDurably(paths[name], (path) =>
      copyToParquet(connection, { select, path, columns, metadata: metadata[name] }),
    );
  }
}
