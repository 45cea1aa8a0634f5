/** A pool of connections that waits for an embedded database to be ready and names lost connections as such. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable, isUnavailable, toDatabaseError } from "./database-unavailable.ts";

export interface SqlResult {
  readonly command: "UPDATE" | "DELETE" | "INSERT" | "SELECT" | "MERGE";
  readonly rowCount: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape that Kysely and pg-boss both ask for
  rows: any[];
}

export interface SqlClient {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  release(): void;
}

export interface Availability {
  /** Resolves when connections can be made; rejects when that takes too long. */
  readonly ready: () => Promise<void>;
  /** How long a connection that cannot be made is tried again. Nothing was sent yet, so nothing is done twice. */
  readonly retryMs: number;
}

const INT8 = 20;
const RETRY_PAUSE_MS = 20;

/** Counters and ids of ours stay far below 2^53: read them as numbers, not as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

export class GuardedPool {
  readonly options: object;
  private readonly pool: pg.Pool;
  private readonly availability: Availability;

  constructor(config: pg.PoolConfig, availability: Availability, onLost: (error: Error) => void) {
    this.pool = new pg.Pool({ connectionTimeoutMillis: 15_000, ...config, types });
    this.pool.on("error", onLost);
    this.options = this.pool.options;
    this.availability = availability;
  }

  async connect(): Promise<SqlClient> {
    const giveUpAt = performance.now() + this.availability.retryMs;
    for (;;) {
      await this.availability.ready();
      try {
        return new GuardedClient(await this.pool.connect());
      } catch (error) {
        if (!isUnavailable(error) || performance.now() >= giveUpAt) throw toDatabaseError(error);
        await sleep(RETRY_PAUSE_MS);
      }
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
      // Without parameters the simple protocol is used, which alone takes several statements at once.
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
