import { DuckDBInstance } from "@duckdb/node-api";

/** Writes what a query of DuckDB gives, in its order, as a Parquet file. */
export async function writeParquet(path: string, query: string): Promise<void> {
  const database = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await database.connect();
  try {
    await connection.run(`copy (${query}) to '${path.replaceAll("'", "''")}' (format parquet)`);
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}
