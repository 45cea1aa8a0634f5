/**
 * A front-end that knows the specification and nothing else: plain HTTP, a plain reader of event streams, and field names typed from
 * §7. Nothing of the product is imported here, so that what its own client takes for granted is not taken for granted.
 */
import { setTimeout as sleep } from "node:timers/promises";

export interface Json {
  // biome-ignore lint/suspicious/noExplicitAny: tests read nested fields that no type of the product may describe here, and expect() checks each
  readonly [field: string]: any;
}

export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export interface StreamEvent {
  readonly name: string;
  readonly id: string;
  readonly data: Json;
}

interface VisitorOptions {
  /** Browsers keep cookies; scripts keep none. */
  readonly keepsCookies: boolean;
}

export class Visitor {
  private cookie = "";
  /** The id that hello gave. A front-end of §7 knows no other one. */
  session = "";

  constructor(
    readonly base: string,
    private readonly options: VisitorOptions = { keepsCookies: true },
  ) {}

  static async arrive(base: string, options?: VisitorOptions): Promise<Visitor> {
    const visitor = new Visitor(base, options);
    await visitor.hello();
    return visitor;
  }

  async hello(body: Json = { device_uuid: "conformance", device_details: "test", client_info: {} }): Promise<Reply> {
    const reply = await this.post("/api/v1/hello", body);
    this.session = String(reply.body.session_uuid ?? "");
    return reply;
  }

  post(path: string, body: Json, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  get(path: string): Promise<Reply> {
    return this.send(path, {});
  }

  /** Fetches a file. */
  async download(path: string): Promise<{ readonly status: number; readonly bytes: Buffer; readonly name: string }> {
    const reply = await fetch(this.base + path, { headers: this.headers() });
    const name = /filename="?([^";]+)"?/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? "";
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()), name };
  }

  /** Messages of a stream until it ends, or until there are enough; they are read from the moment the promise is there. */
  async listen(path: string, lastEventId?: string): Promise<Listener> {
    const headers = { ...this.headers(), ...(lastEventId !== undefined && { "last-event-id": lastEventId }) };
    const stop = new AbortController();
    const reply = await fetch(this.base + path, { headers, signal: stop.signal });
    return new Listener(reply, stop);
  }

  private async send(path: string, init: RequestInit): Promise<Reply> {
    const reply = await fetch(this.base + path, { ...init, headers: { ...this.headers(), ...init.headers } });
    if (this.options.keepsCookies)
      for (const cookie of reply.headers.getSetCookie()) this.cookie = cookie.split(";")[0] ?? "";
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text === "" ? {} : (JSON.parse(text) as Json) };
  }

  private headers(): Record<string, string> {
    return this.cookie === "" ? {} : { cookie: this.cookie };
  }
}

export class Listener {
  readonly heard: StreamEvent[] = [];
  private isOver = false;

  constructor(
    readonly reply: Response,
    private readonly stop: AbortController,
  ) {
    void this.read();
  }

  get status(): number {
    return this.reply.status;
  }

  /** The events without a name are the messages. */
  get messages(): readonly Json[] {
    return this.heard.filter(({ name }) => name === "message").map(({ data }) => data);
  }

  /** Waits until the messages are as they are wanted, or fails with what there is. */
  async until(isEnough: (messages: readonly Json[]) => boolean, seconds = 30): Promise<readonly Json[]> {
    const deadline = Date.now() + seconds * 1000;
    while (!isEnough(this.messages)) {
      if (Date.now() > deadline || this.isOver)
        throw new Error(`The stream ${this.isOver ? "ended" : "sent no more"}: ${JSON.stringify(this.messages)}`);
      await sleep(20);
    }
    return this.messages;
  }

  /** Waits for a message, and then until none follows for a while. */
  async untilQuiet(quietMs = 500): Promise<readonly Json[]> {
    await this.until(({ length }) => length > 0);
    for (;;) {
      const before = this.messages.length;
      await sleep(quietMs);
      if (this.messages.length === before) return this.messages;
    }
  }

  /** Waits until the service says that nothing follows. */
  async untilEnd(seconds = 60): Promise<readonly Json[]> {
    const deadline = Date.now() + seconds * 1000;
    while (!this.isOver && Date.now() < deadline) await sleep(20);
    if (!this.isOver) throw new Error(`The stream goes on after ${JSON.stringify(this.messages.at(-1))}`);
    return this.messages;
  }

  close(): void {
    this.stop.abort();
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = "";
    try {
      for await (const chunk of this.reply.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) this.take(block);
      }
    } catch {
      // The listener was closed.
    }
    this.isOver = true;
  }

  private take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split("\n")) {
      const colon = line.indexOf(":");
      if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ""));
    }
    const data = fields.get("data");
    if (data === undefined) return;
    const lastId = this.heard.at(-1)?.id ?? "";
    const name = fields.get("event") ?? "message";
    this.heard.push({ name, id: fields.get("id") ?? lastId, data: JSON.parse(data) as Json });
  }
}

export const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString("base64");

/** §7: "If the page is not found, retry after 1 second". */
const RETRY_MS = 1000;

/** All pages, one after another, to the last one. */
export async function allRows(visitor: Visitor, side: "ingest" | "clean", job: string): Promise<readonly Json[]> {
  const rows: Json[] = [];
  for (let page = 0; ; page += 1) {
    const body = { job_uuid: job, page, page_size: 20, wait: false, regenerate: true };
    const reply = await visitor.post(`/api/v1/data/${side}/page/${job}`, body);
    if (reply.status !== 200) throw new Error(`Page ${page}: ${JSON.stringify(reply.body)}`);
    if (reply.body.page_found === true) {
      rows.push(...(reply.body.data as Json[]));
      if (reply.body.last_page === true) return rows;
    } else {
      page -= 1;
      await sleep(RETRY_MS);
    }
  }
}

/** The body that §7 sends with a file. */
export const fileBody = (visitor: Visitor, data: string | Uint8Array, rest: Json = {}): Json => ({
  session_uuid: visitor.session,
  database_uuid: null,
  path: null,
  data: base64(data),
  filename: "people.csv",
  is_copy_paste: false,
  is_url: false,
  page_size: 20,
  api_key: null,
  ...rest,
});

/** The id of a new table, once its job has ended. */
export async function cleaned(visitor: Visitor, data: string | Uint8Array, rest: Json = {}): Promise<string> {
  const reply = await visitor.post("/api/v1/file", fileBody(visitor, data, rest));
  if (reply.status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(reply.body)}`);
  const job = String(reply.body.result_uuid);
  await (await visitor.listen(`/api/v1/job_status/${job}`)).untilEnd();
  return job;
}
