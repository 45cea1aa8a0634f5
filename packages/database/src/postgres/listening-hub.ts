/**
 * Wakes followers in all processes that share a PostgreSQL database: by NOTIFY, and by a slow poll that makes up for
 * lost hints.
 */
import pg from "pg";
import type { StoreLog } from "../connection/database-config.ts";
import { EventHub } from "../connection/event-hub.ts";
import type { GuardedPool } from "./guarded-pool.ts";
import { LIVE_CHANNEL, type SharedMessages } from "./shared-messages.ts";

interface ListenOptions {
  readonly pool: GuardedPool;
  readonly connectionString: string;
  readonly live: SharedMessages;
  readonly log: StoreLog;
}

const CHANNEL = "limpid_events";
const POLL_MS = 2_000;
const RECONNECT_MS = 1_000;
const NEWEST = "select stream, max(id) as id from events where stream = any($1) group by stream";

export class ListeningHub extends EventHub {
  private newest: ReadonlyMap<string, number> = new Map();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ListenOptions) {
    super();
    void this.connect();
    this.schedulePoll();
  }

  /** A failed notification is ignored, because the other processes find the events by polling. */
  override async announce(stream: string): Promise<void> {
    this.dispatch(stream);
    try {
      await this.options.pool.query("select pg_notify($1, $2)", [CHANNEL, stream]);
    } catch (error) {
      this.options.log.warn({ error: messageOf(error) }, "could not announce new events");
    }
  }

  override async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await super.close();
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    const { connectionString, live, log } = this.options;
    const client = new pg.Client({ connectionString, keepAlive: true });
    this.client = client;
    client.on("notification", ({ channel, payload = "" }) =>
      channel === LIVE_CHANNEL ? live.receive(payload) : this.dispatch(payload),
    );
    client.on("error", (error) => log.warn({ error: error.message }, "lost the connection that listens for events"));
    client.once("end", () => this.reconnectLater());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${LIVE_CHANNEL}`);
      // Delivers announcements that were made while nobody listened.
      for (const stream of this.followed()) this.dispatch(stream);
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
    const streams = this.followed();
    if (streams.length === 0) return;
    try {
      const { rows } = await this.options.pool.query(NEWEST, [streams]);
      const before = this.newest;
      this.newest = new Map((rows as { stream: string; id: number }[]).map(({ stream, id }) => [stream, id]));
      for (const [stream, id] of this.newest) if (before.get(stream) !== id) this.dispatch(stream);
    } catch (error) {
      this.options.log.warn({ error: messageOf(error) }, "could not poll for events");
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
