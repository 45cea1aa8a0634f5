/**
 * Takes turns across all processes of a PostgreSQL database: advisory locks of one dedicated connection. PostgreSQL
 * releases them when that connection ends, so that nobody waits for a killed process.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { StoreLog } from "../connection/database-config.ts";
import { DatabaseUnavailable, toDatabaseError } from "../connection/database-errors.ts";
import { Turns, type Work } from "../connection/turns.ts";

interface Session {
  readonly client: pg.Client;
  readonly lost: AbortSignal;
}

const CONNECT_MS = 15_000;
/** Waiting processes poll at growing intervals. */
const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 200;
/** A machine without power does not close its connections; these settings end them after half a minute. */
const KEEP_ALIVE = "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";
const LOCK = "select pg_try_advisory_lock(hashtextextended($1, 0)) as held";
const UNLOCK = "select pg_advisory_unlock(hashtextextended($1, 0))";

export class AdvisoryTurns extends Turns {
  private session: Promise<Session> | undefined;
  private client: pg.Client | undefined;

  constructor(
    private readonly connectionString: string,
    private readonly log: StoreLog,
  ) {
    super();
  }

  override async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    await session?.client.end().catch(() => {});
  }

  protected override async hold<T>(key: string, work: Work<T>): Promise<T> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const session = await this.tryLock(key);
      if (session !== undefined) return await this.workWith(session, key, work);
      await sleep(waitMs);
    }
  }

  protected override async holdIfFree(key: string, work: Work<unknown>): Promise<boolean> {
    const session = await this.tryLock(key);
    if (session !== undefined) await this.workWith(session, key, work);
    return session !== undefined;
  }

  private async workWith<T>({ client, lost }: Session, key: string, work: Work<T>): Promise<T> {
    try {
      return await work(lost);
    } finally {
      // If this fails, the connection is lost, and the lock with it.
      await client.query(UNLOCK, [key]).catch(() => {});
    }
  }

  /** Returns the connection that holds the lock; undefined if another process has it. */
  private async tryLock(key: string): Promise<Session | undefined> {
    try {
      this.session ??= this.connect();
      const session = await this.session;
      const { rows } = await session.client.query<{ held: boolean }>(LOCK, [key]);
      return rows[0]?.held === true ? session : undefined;
    } catch (error) {
      throw toDatabaseError(error);
    }
  }

  private async connect(): Promise<Session> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    this.client = client;
    const lost = new AbortController();
    const forget = (error: Error): void => {
      if (this.client === client) this.session = undefined;
      lost.abort(new DatabaseUnavailable(error));
    };
    client.on("error", (error) => {
      this.log.warn({ error: error.message }, "lost the connection that takes turns with other processes");
      forget(error);
    });
    client.once("end", () => forget(new Error("The connection has ended")));
    try {
      await client.connect();
      await client.query(KEEP_ALIVE);
      return { client, lost: lost.signal };
    } catch (error) {
      this.session = undefined;
      await client.end().catch(() => {});
      throw error;
    }
  }
}
