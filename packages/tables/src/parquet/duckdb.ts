/**
 * Opens DuckDB, for child processes only, because a query can crash the whole process. It is imported on first use, so
 * that processes which need only the database part of this package never load it.
 */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";

export interface DuckDbOptions {
  readonly threads: number;
  readonly memoryLimitMb: number;
}

const DEFAULTS: DuckDbOptions = { threads: 2, memoryLimitMb: 2_000 };

async function loadDuckDb(): Promise<typeof import("@duckdb/node-api")> {
  return await import("@duckdb/node-api");
}

/** Runs `work` with a connection to its own in-memory DuckDB. */
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
  /** Opens another connection, with its own temporary tables. */
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
    // The cache would keep everything read from every file for its lifetime; the system's own cache is as fast.
    enable_external_file_cache: "false",
  });
  const connection = await instance.connect();
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  return { connection, connect: () => instance.connect(), close };
}

/** Returns all rows of a query. */
export async function readAll(connection: DuckDBConnection, query: string): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(query)).getRows();
}

/** Returns the numbers in the first row of a query. */
export async function readNumbers(connection: DuckDBConnection, query: string): Promise<readonly number[]> {
  const [row = []] = await readAll(connection, query);
  return row.map(Number);
}

/**
 * Yields batches of rows of a query with one JSON text per row; reading ten values one by one takes four times as long.
 */
export async function* streamJson<Row>(connection: DuckDBConnection, query: string): AsyncGenerator<Row[]> {
  const result = await connection.stream(query);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) return;
    yield JSON.parse(`[${chunk.getColumnValues(0).join(",")}]`) as Row[];
  }
}

/** Quotes a text as an SQL literal. DuckDB takes a NUL for the end of a query. */
export function literal(text: string): string {
  const parts = text.split("\0").map((part) => `'${part.replaceAll("'", "''")}'`);
  return parts.length === 1 ? parts.join("") : `(${parts.join(" || chr(0) || ")})`;
}

/** Quotes a name as an SQL identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
