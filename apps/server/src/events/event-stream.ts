/** A server-sent event stream: replay from the store, then live, with a heartbeat and a clear end. */
import { LIMITS } from "@limpid/contract";
import { type Database, eventStore, type StoredEvent } from "@limpid/database";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

export interface EventStreamOptions {
  readonly stream: string;
  /** Id of the last event the client has; 0 for all. */
  readonly afterId: number;
  /**
   * If given, these messages replace all earlier events. They follow a named event with the id from which the client can
   * resume.
   */
  readonly startsWith?: { readonly messages: readonly unknown[] } | undefined;
  /** Has what is not kept sent, too, as long as the function that it returns is not called. */
  readonly live?: (send: (message: unknown) => void) => () => void;
  /** Adds what events need before they are sent, once for all followers. */
  readonly prepare?: (events: readonly StoredEvent[]) => Promise<readonly StoredEvent[]>;
  /** The event as it is sent: one message mostly. */
  readonly toWire: (payload: unknown) => readonly unknown[];
  /** True for an event after which nothing follows: the stream is ended for good. */
  readonly isLast: (event: StoredEvent) => boolean;
  /** True if nothing follows the newest event; the stream then ends at once for clients that have all events. */
  readonly isOver: (newest: StoredEvent) => boolean;
  /** Called regularly and before each batch of events. If it answers false, the client must connect and identify itself again. */
  readonly mayGoOn?: () => Promise<boolean>;
}

export type StreamContext = Pick<Context, "database" | "log" | "streams">;

const BATCH = 500;
/** A stream checks whether it may go on once per this many heartbeats. */
const BEATS_BETWEEN_LOOKS = 4;
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
  connection: "keep-alive",
} as const;

const END = "event: end\ndata: {}\n\n";

type StreamQuery = { readonly last_event_id?: string | undefined };

/** Finds where the client resumes: in the browser's own header, or in the query if a client sends none. */
export function lastEventId(request: FastifyRequest, query: StreamQuery): number {
  const id = askedId(request, query) ?? "0";
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** Whether the client was here before. */
export function namesEvent(request: FastifyRequest, query: StreamQuery): boolean {
  return askedId(request, query) !== undefined;
}

function askedId({ headers }: FastifyRequest, query: StreamQuery): string | undefined {
  const header = headers["last-event-id"];
  return (typeof header === "string" ? header : "") || query.last_event_id || undefined;
}

export function sendEventStream(
  reply: FastifyReply,
  context: StreamContext,
  options: EventStreamOptions,
): FastifyReply {
  context.streams.take(reply);
  reply.hijack();
  const writer = new EventStreamWriter(reply, context.database.hub, options);
  writer.run(context).catch((error: unknown) => {
    context.log.warn({ err: error, stream: options.stream }, "an event stream broke off");
    reply.raw.destroy();
  });
  return reply;
}

/** A stream of which nothing will come. */
export function sendEndedStream(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, HEADERS).end(END);
  return reply;
}

class EventStreamWriter {
  private isOpen = true;
  private wake: () => void = () => undefined;
  private isWoken = false;

  constructor(
    private readonly reply: FastifyReply,
    private readonly hub: Database["hub"],
    private readonly options: EventStreamOptions,
  ) {}

  async run(context: Pick<Context, "database">): Promise<void> {
    const { raw } = this.reply;
    raw.writeHead(200, HEADERS);
    raw.write("retry: 1000\n\n");
    const unsubscribe = this.hub.subscribe(this.options.stream, () => this.rouse());
    const endLive = this.options.live?.((message) => void this.write(`data: ${JSON.stringify(message)}\n\n`));
    let beats = 0;
    const heartbeat = setInterval(() => {
      raw.write(": still here\n\n");
      beats += 1;
      if (this.options.mayGoOn !== undefined && beats % BEATS_BETWEEN_LOOKS === 0) this.rouse();
    }, LIMITS.heartbeatMs);
    raw.once("close", () => this.close());
    try {
      await this.follow(context);
    } finally {
      clearInterval(heartbeat);
      endLive?.();
      unsubscribe();
    }
  }

  private async follow(context: Pick<Context, "database">): Promise<void> {
    const newest = await eventStore.last(context.database.db, this.options.stream);
    if (newest !== undefined && newest.id <= this.options.afterId && this.options.isOver(newest)) return this.end();
    // A client that names a future event has all events so far.
    let afterId = Math.min(this.options.afterId, newest?.id ?? 0);
    if (this.options.startsWith !== undefined) {
      afterId = newest?.id ?? 0;
      await this.write(`event: start\nid: ${afterId}\ndata: {}\n\n`);
      for (const message of this.options.startsWith.messages)
        await this.write(`id: ${afterId}\ndata: ${JSON.stringify(message)}\n\n`);
    }
    while (this.isOpen) {
      this.isWoken = false;
      const events = await this.readAfter(afterId, context);
      for (const event of events) {
        await this.tell(event);
        afterId = event.id;
        if (this.options.isLast(event)) return this.end();
      }
      if (events.length === BATCH) continue;
      if (this.options.mayGoOn !== undefined && !(await this.options.mayGoOn())) return void this.reply.raw.end();
      await this.sleep();
    }
  }

  /** Followers of a table hear of an edit at the same moment and have mostly seen the same events, so they share one read. */
  private readAfter(
    afterId: number,
    { database: { db, hub } }: Pick<Context, "database">,
  ): Promise<readonly StoredEvent[]> {
    const { stream, prepare } = this.options;
    return hub.share(stream, `after ${afterId}`, async () => {
      const events = await eventStore.read(db, stream, afterId, BATCH);
      return prepare === undefined ? events : await prepare(events);
    });
  }

  /** Only the last message carries the id, so a client that has the id has all messages. */
  private async tell({ id, payload }: StoredEvent): Promise<void> {
    const messages = this.options.toWire(payload);
    for (const [index, message] of messages.entries()) {
      const head = index === messages.length - 1 ? `id: ${id}\n` : "";
      await this.write(`${head}data: ${JSON.stringify(message)}\n\n`);
    }
  }

  /** The browser would reconnect for ever; the named event tells it that there is nothing more to come. */
  private end(): void {
    this.reply.raw.end(END);
  }

  /** Waits until the client has taken enough to go on, or is gone. */
  private write(text: string): Promise<void> {
    const { raw } = this.reply;
    if (raw.write(text) || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => {
      const goOn = (): void => {
        raw.off("drain", goOn).off("close", goOn);
        resolve();
      };
      raw.on("drain", goOn).on("close", goOn);
    });
  }

  private sleep(): Promise<void> {
    if (this.isWoken || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private rouse(): void {
    this.isWoken = true;
    this.wake();
  }

  private close(): void {
    this.isOpen = false;
    this.wake();
  }
}
