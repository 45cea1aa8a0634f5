/** Provides the left-out rows of a table in DuckDB. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { RowRanges } from "@limpid/contract";
import { literal } from "./duckdb.ts";

/** Creates or replaces a table `left_out` of their numbers. */
export async function createLeftOut(connection: DuckDBConnection, leftOut: RowRanges): Promise<void> {
  await connection.run(`create or replace table left_out as ${leftOutRows(leftOut)}`);
}

/** Returns a query for their numbers. */
function leftOutRows(leftOut: RowRanges): string {
  const ranges = leftOut.map(([first, last]) => `(${first}, ${last})`);
  if (ranges.length === 0) return "select cast(null as bigint) as row where false";
  return `select cast(unnest(range(first, last + 1)) as bigint) as row
    from (values ${ranges.join(", ")}) as ranges(first, last)`;
}

/** Selects the rows of a version, which lacks left-out rows, each with its number in the table as `file_row_number`. */
export async function openNumbered(
  connection: DuckDBConnection,
  { path, leftOut }: { readonly path: string; readonly leftOut: RowRanges },
): Promise<string> {
  const rows = `read_parquet(${literal(path)}, file_row_number = true)`;
  if (leftOut.length === 0) return rows;
  await createLeftOut(connection, leftOut);
  await connection.run(`
    create table kept_row as
    select row_number() over (order by row) - 1 as place, row
    from range(0, (select count(*) from ${rows}) + (select count(*) from left_out)) as numbers(row)
    anti join left_out using (row)`);
  return `(select version.* replace (kept_row.row as file_row_number)
    from ${rows} as version join kept_row on kept_row.place = version.file_row_number)`;
}
