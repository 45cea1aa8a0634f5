/** Opens what the cells of a cleaned table show, edits included, for queries: row, column and text, null for no data. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal } from "./duckdb.ts";
import { countColumns, openReview, type TouchedCell } from "./open-review.ts";
import type { ReviewedPaths } from "./review-row.ts";

/** The queries that give it, of one column or of all; there is one at least. */
export async function openTexts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
  column?: number,
): Promise<readonly string[]> {
  const touched = await openReview(connection, paths, overlay);
  await createTouchedTexts(connection, touched);
  const width = await countColumns(connection, paths.plain);
  const columns = column === undefined ? Array.from({ length: width }, (_, index) => index) : [column];
  const wanted = columns.filter((one) => one < width);
  return [
    ...wanted.map((one) => untouchedTexts(paths, one)),
    `select row, "column", text from touched_text where "column" in (${[...wanted, -1].join(", ")})`,
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

async function createTouchedTexts(connection: DuckDBConnection, cells: readonly TouchedCell[]): Promise<void> {
  await connection.run(`create table touched_text (row bigint, "column" integer, text varchar)`);
  const appender = await connection.createAppender("touched_text");
  for (const { row, column, state } of cells) {
    appender.appendBigInt(BigInt(row));
    appender.appendInteger(column);
    if (state.hasData) appender.appendVarchar(state.output);
    else appender.appendNull();
    appender.endRow();
  }
  appender.closeSync();
}
