/** Provides a pool of PostgreSQL connections that reports lost connections as `DatabaseUnavailable`. */
import pg from "pg";
import { DatabaseUnavailable, toDatabaseError } from "../connection/database-errors.ts";
import { readJson } from "../connection/read-json.ts";
import { typesWith } from "./value-types.ts";

interface SqlResult {
  readonly command: "UPDATE" | "DELETE" | "INSERT" | "SELECT" | "MERGE";
  readonly rowCount: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape that Kysely asks for
  rows: any[];
}

interface SqlClient {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  release(): void;
}

const CONNECTIONS = 10;
const CONNECT_MS = 15_000;
const types = typesWith(pg, { int8: Number, json: readJson });

export class GuardedPool {
  readonly options: object;
  private readonly pool: pg.Pool;

  constructor(connectionString: string, onLost: (error: Error) => void) {
    this.pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS, types });
    this.pool.on("error", onLost);
    this.options = this.pool.options;
  }

  async connect(): Promise<SqlClient> {
    try {
      return new GuardedClient(await this.pool.connect());
    } catch (error) {
      throw toDatabaseError(error);
    }
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<SqlResult> {
    const client = await this.connect();
    try {
      return await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (!this.pool.ended && !this.pool.ending) await this.pool.end();
  }
}

class GuardedClient implements SqlClient {
  private lost = false;
  private readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
    client.on("error", this.markLost);
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    if (this.lost) throw new DatabaseUnavailable(new Error("The connection was lost earlier"));
    try {
      // Without parameters pg uses the simple protocol, which alone accepts several statements at once.
      const result = await (parameters.length === 0 ? this.client.query(sql) : this.client.query(sql, [...parameters]));
      return result as unknown as SqlResult;
    } catch (error) {
      throw toDatabaseError(error);
    }
  }

  release(): void {
    this.client.off("error", this.markLost);
    this.client.release(this.lost);
  }

  private readonly markLost = (): void => {
    this.lost = true;
  };
}
