/** What the cells of a cleaned table show, edits included, for queries: row, column and text, null for no data. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal, readNumbers } from "./duckdb.ts";
import { countColumns } from "./open-review.ts";
import type { ReviewedPaths } from "./review-row.ts";

/** The queries that give it, of one column or of all, where the review is open; there is one at least. */
export async function openTexts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  column?: number,
): Promise<readonly string[]> {
  const width = await countColumns(connection, paths.plain);
  const [rows = 0] = await readNumbers(connection, `select count(*) from read_parquet(${literal(paths.plain)})`);
  const columns = column === undefined ? Array.from({ length: width }, (_, index) => index) : [column];
  const wanted = columns.filter((one) => one < width);
  return [
    ...wanted.flatMap((one) => [plainTexts(paths, one, rows), reviewedTexts(paths, one)]),
    `select row, "column", text from touched where "column" in (${[...wanted, -1].join(", ")})`,
  ];
}

/** Of the cells of a cleaned column that neither cleaning nor people have said anything of: texts as they were read. */
function plainTexts({ ingest, review }: ReviewedPaths, column: number, rows: number): string {
  return `select row, ${column} as "column", c${column} as text from read_parquet(${literal(ingest)})
    anti join (
      select row from read_parquet(${literal(review)}) where "column" = ${column}
      union all select row from touched where "column" = ${column}
      union all select row from left_out
    ) using (row)
    where row < ${rows}`;
}

/** Of those that cleaning said something of, and nobody has touched; null where there is no data. */
function reviewedTexts({ ingest }: ReviewedPaths, column: number): string {
  return `select row, ${column} as "column", case when kind = 'missing' then null else coalesce(output, c${column}) end as text
    from (select row, kind, output from review where "column" = ${column})
    join read_parquet(${literal(ingest)}) using (row)`;
}
