/**
 * Wakes whoever follows a stream of events. A wake is only a hint: the follower then reads the events table. On
 * PostgreSQL hints travel by NOTIFY and a slow poll makes up for lost ones; an embedded database has a single host
 * process, so that dispatching here is enough (and LISTEN does not pass its socket server).
 */
import pg from "pg";
import type { StoreLog } from "./database-config.ts";
import type { GuardedPool } from "./guarded-pool.ts";

type Wake = () => void;

const CHANNEL = "limpid_events";
const POLL_MS = 2_000;
const RECONNECT_MS = 1_000;
const NEWEST = "select stream, max(id) as id from events where stream = any($1) group by stream";

export class EventHub {
  private readonly followers = new Map<string, Set<Wake>>();
  private readonly newest = new Map<string, number>();
  private readonly pool: GuardedPool;
  private readonly listen: ListenOptions | undefined;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(pool: GuardedPool, listen?: ListenOptions) {
    this.pool = pool;
    this.listen = listen;
  }

  static inProcess(pool: GuardedPool): EventHub {
    return new EventHub(pool);
  }

  static listening(pool: GuardedPool, connectionString: string, log: StoreLog): EventHub {
    const hub = new EventHub(pool, { connectionString, log });
    void hub.connect();
    hub.schedulePoll();
    return hub;
  }

  /** Calls `wake` after something was added to the stream, at times also when nothing was. */
  subscribe(stream: string, wake: Wake): () => void {
    const wakes = this.followers.get(stream) ?? new Set();
    wakes.add(wake);
    this.followers.set(stream, wakes);
    return () => {
      wakes.delete(wake);
      if (wakes.size > 0 || this.followers.get(stream) !== wakes) return;
      this.followers.delete(stream);
      this.newest.delete(stream);
    };
  }

  /** Call after the commit. A failure to tell other processes is no failure: their poll finds the events. */
  async announce(stream: string): Promise<void> {
    this.dispatch(stream);
    if (this.listen === undefined) return;
    try {
      await this.pool.query("select pg_notify($1, $2)", [CHANNEL, stream]);
    } catch (error) {
      this.listen.log.warn({ error: messageOf(error) }, "could not announce new events");
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    this.followers.clear();
    await this.client?.end().catch(() => {});
  }

  private dispatch(stream: string): void {
    for (const wake of [...(this.followers.get(stream) ?? [])]) wake();
  }

  private async connect(): Promise<void> {
    if (this.closed || this.listen === undefined) return;
    const { connectionString, log } = this.listen;
    const client = new pg.Client({ connectionString, keepAlive: true });
    this.client = client;
    client.on("notification", ({ payload }) => this.dispatch(payload ?? ""));
    client.on("error", (error) => log.warn({ error: error.message }, "lost the connection that listens for events"));
    client.once("end", () => this.reconnectLater());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // What was announced while nobody listened.
      for (const stream of this.followers.keys()) this.dispatch(stream);
    } catch {
      await client.end().catch(() => {});
    }
  }

  private reconnectLater(): void {
    if (!this.closed) setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }

  private schedulePoll(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.poll().finally(() => this.schedulePoll()), POLL_MS);
    this.timer.unref();
  }

  private async poll(): Promise<void> {
    const streams = [...this.followers.keys()];
    if (streams.length === 0) return;
    try {
      const { rows } = await this.pool.query(NEWEST, [streams]);
      for (const { stream, id } of rows as { stream: string; id: number }[]) {
        if (this.newest.get(stream) === id) continue;
        this.newest.set(stream, id);
        this.dispatch(stream);
      }
    } catch (error) {
      this.listen?.log.warn({ error: messageOf(error) }, "could not poll for events");
    }
  }
}

interface ListenOptions {
  readonly connectionString: string;
  readonly log: StoreLog;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
