/**
 * Reads files of thousands of columns a part of the columns at a time: the time of a query grows with the square of its
 * columns, and 16,384 of three rows took 13 seconds at once, but three in parts.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal, readAll, readNumbers } from "./duckdb.ts";

const COLUMNS_A_QUERY = 2000;

/** Divides the columns of one file among queries. */
export function inQueries<Column>(columns: readonly Column[]): readonly (readonly Column[])[] {
  const parts: (readonly Column[])[] = [];
  for (let first = 0; first < columns.length; first += COLUMNS_A_QUERY)
    parts.push(columns.slice(first, first + COLUMNS_A_QUERY));
  return parts;
}

/** Lists the columns of a file without binding them, as `describe` would. */
export async function readColumnNames(connection: DuckDBConnection, path: string): Promise<readonly string[]> {
  const found = await readAll(
    connection,
    `select name from parquet_schema(${literal(path)}) where num_children is null`,
  );
  return found.map(([name]) => String(name));
}

/** Counts the columns of cells, which all but the row number are. */
export async function countColumns(connection: DuckDBConnection, path: string): Promise<number> {
  const [children = 0] = await readNumbers(
    connection,
    `select num_children from parquet_schema(${literal(path)}) limit 1`,
  );
  return children - 1;
}
