/** What the cells of a cleaned table show, edits included, for queries: row, column and text, null for no data. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "./duckdb.ts";
import { countColumns } from "./open-review.ts";
import type { ReviewedPaths } from "./review-row.ts";

/** The queries that give it, of one column or of all, where the review is open; there is one at least. */
export async function openTexts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  column?: number,
): Promise<readonly string[]> {
  const width = await countColumns(connection, paths.plain);
  const columns = column === undefined ? Array.from({ length: width }, (_, index) => index) : [column];
  const wanted = columns.filter((one) => one < width);
  return [
    ...wanted.map((one) => untouchedTexts(paths, one)),
    `select row, "column", text from touched where "column" in (${[...wanted, -1].join(", ")})`,
  ];
}

/** Of a cleaned column, what nobody has touched; null where there is no data. */
function untouchedTexts({ ingest, review, plain }: ReviewedPaths, column: number): string {
  return `select i.row, ${column} as "column",
      case when r.kind = 'missing' then null else coalesce(r.output, i.c${column}) end as text
    from read_parquet(${literal(ingest)}) as i
    semi join read_parquet(${literal(plain)}) as p using (row)
    left join (select row, kind, output from read_parquet(${literal(review)}) where "column" = ${column}) as r using (row)
    anti join (select row from touched where "column" = ${column}) as t using (row)`;
}
