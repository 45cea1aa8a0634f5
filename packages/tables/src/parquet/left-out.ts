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
  const runs = keptRuns(leftOut).map(({ first, end, lost }) => `(${first}, ${end ?? `kept.count + ${lost}`}, ${lost})`);
  // No window function numbers the rows: DuckDB fails now and then at one over few rows (duckdb/duckdb#22352).
  await connection.run(`
    create table kept_row as
    select row - lost as place, row from (
      select unnest(range(first, last)) as row, lost
      from (select count(*) as count from ${rows}) as kept, lateral (values ${runs.join(", ")}) as runs(first, last, lost)
    )`);
  return `(select version.* replace (kept_row.row as file_row_number)
    from ${rows} as version join kept_row on kept_row.place = version.file_row_number)`;
}

interface KeptRun {
  readonly first: number;
  /** Undefined for the last one, which goes on to the end of the table. */
  readonly end: number | undefined;
  /** How many rows are left out before it. */
  readonly lost: number;
}

/** Lists the rows between left-out ones. */
function keptRuns(leftOut: RowRanges): readonly KeptRun[] {
  let lost = 0;
  const runs: KeptRun[] = [];
  for (const [index, [first, last]] of leftOut.entries()) {
    const before = leftOut[index - 1]?.[1] ?? -1;
    runs.push({ first: before + 1, end: first, lost });
    lost += last - first + 1;
  }
  return [...runs, { first: (leftOut.at(-1)?.[1] ?? -1) + 1, end: undefined, lost }];
}
