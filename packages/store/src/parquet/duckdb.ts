/**
 * DuckDB, for child processes only: a query can take the whole process down. It is imported when first used, so that a
 * process which only wants the database part of this package never loads it.
 */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";

export interface DuckDbOptions {
  readonly threads: number;
  readonly memoryLimitMb: number;
}

const DEFAULTS: DuckDbOptions = { threads: 2, memoryLimitMb: 2_000 };

export async function loadDuckDb(): Promise<typeof import("@duckdb/node-api")> {
  return await import("@duckdb/node-api");
}

/** Runs `work` with a connection of a DuckDB in memory of its own. */
export async function withDuckDb<T>(
  work: (connection: DuckDBConnection) => Promise<T>,
  options: Partial<DuckDbOptions> = {},
): Promise<T> {
  const duckDb = await openDuckDb(options);
  try {
    return await work(duckDb.connection);
  } finally {
    duckDb.close();
  }
}

export interface OpenDuckDb {
  readonly connection: DuckDBConnection;
  /** Another connection, with temporary tables of its own. */
  connect(): Promise<DuckDBConnection>;
  close(): void;
}

export async function openDuckDb(options: Partial<DuckDbOptions> = {}): Promise<OpenDuckDb> {
  const { threads, memoryLimitMb } = { ...DEFAULTS, ...options };
  const { DuckDBInstance } = await loadDuckDb();
  const instance = await DuckDBInstance.create(":memory:", {
    threads: String(threads),
    memory_limit: `${memoryLimitMb}MB`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    // It would hold what it has read of every file for as long as it lives; the system's own cache is as fast.
    enable_external_file_cache: "false",
  });
  const connection = await instance.connect();
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  return { connection, connect: () => instance.connect(), close };
}

/** All that a query gives, row by row. */
export async function readAll(connection: DuckDBConnection, query: string): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(query)).getRows();
}

/** The numbers in the first row of what a query gives. */
export async function readNumbers(connection: DuckDBConnection, query: string): Promise<readonly number[]> {
  const [row = []] = await readAll(connection, query);
  return row.map(Number);
}

/** Batches of the rows of a query that gives one JSON text a row: reading ten values one by one takes four times as long. */
export async function* streamJson<Row>(connection: DuckDBConnection, query: string): AsyncGenerator<Row[]> {
  const result = await connection.stream(query);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) return;
    yield JSON.parse(`[${chunk.getColumnValues(0).join(",")}]`) as Row[];
  }
}

/** A text as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name as an SQL identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
