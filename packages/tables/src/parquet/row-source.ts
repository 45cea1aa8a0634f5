/** Reads a cleaned table from Parquet row by row as texts, for the exporters. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { toValueType, type ValueType } from "@limpid/table";
import { identifier, literal, openDuckDb, streamJson } from "./duckdb.ts";
import { checkFormat } from "./format-version.ts";
import { textExpression } from "./text-expression.ts";

export interface SourceColumn {
  readonly title: string;
  readonly type: ValueType;
}

export interface RowSource {
  readonly columns: readonly SourceColumn[];
  /** Row batches, null for no data. The iterable can be consumed only once; ending the loop early releases the file. */
  readonly batches: AsyncIterable<readonly (readonly (string | null)[])[]>;
}

export interface StoredColumn {
  readonly name: string;
  readonly sqlType: string;
}

/** `titles` replaces the unique names of the file with the actual titles. */
export async function sourceFromParquet(path: string, titles?: readonly string[]): Promise<RowSource> {
  return await openSource(path, describeParquet, titles);
}

/** Reads a file of any program: texts unchanged, and other values in DuckDB's notation. */
export async function sourceFromForeignParquet(path: string): Promise<RowSource> {
  return await openSource(path, describeColumns);
}

async function openSource(
  path: string,
  describe: typeof describeParquet,
  titles?: readonly string[],
): Promise<RowSource> {
  // Uses one thread, because several may deliver rows out of order.
  const duckDb = await openDuckDb({ threads: 1 });
  try {
    const stored = await describe(duckDb.connection, path);
    const columns = stored.map(({ name, sqlType }, index) => ({
      title: titles?.[index] ?? name,
      type: toValueType(sqlType),
    }));
    return { columns, batches: readBatches(duckDb, path, stored) };
  } catch (error) {
    duckDb.close();
    throw error;
  }
}

export async function describeParquet(connection: DuckDBConnection, path: string): Promise<StoredColumn[]> {
  await checkFormat(connection, path);
  return await describeColumns(connection, path);
}

async function describeColumns(connection: DuckDBConnection, path: string): Promise<StoredColumn[]> {
  const reader = await connection.runAndReadAll(`describe select * from read_parquet(${literal(path)})`);
  return reader.getRows().map(([name, sqlType]) => ({ name: String(name), sqlType: String(sqlType) }));
}

async function* readBatches(
  duckDb: { readonly connection: DuckDBConnection; close(): void },
  path: string,
  stored: readonly StoredColumn[],
): AsyncGenerator<(string | null)[][]> {
  try {
    const fields = stored.map(({ name, sqlType }) => textExpression(identifier(name), sqlType));
    const row = `cast(to_json([${fields.join(", ")}]) as varchar)`;
    yield* streamJson(duckDb.connection, `select ${row} from read_parquet(${literal(path)})`);
  } finally {
    duckDb.close();
  }
}
