/** The worker's side: answers the calls of the host, and ends when the host is gone. */
import type { Handlers, HostMessage, Methods, WorkerMessage } from "@limpid/worker-protocol";

export interface ServeOptions {
  /** Gets ready for calls of the lane, in short steps. */
  readonly warmUp?: (lane: string) => Iterable<void> | AsyncIterable<void>;
  /** The host lets the worker go. */
  readonly beforeEnd?: () => void;
}

type CallMessage = Extract<HostMessage, { kind: "call" }>;

export function serveHost<M extends Methods<M>>(handlers: Handlers<M>, options: ServeOptions = {}): void {
  let calls = 0;
  process.on("message", (message: HostMessage) => {
    if (message.kind === "warm") {
      void warmUp(message.lane, options, () => calls === 0);
      return;
    }
    calls++;
    void answer(handlers, message);
  });
  process.on("disconnect", () => {
    options.beforeEnd?.();
    process.exit(0);
  });
  // Ctrl+C reaches the whole process group; the host decides when its workers end.
  process.on("SIGINT", () => undefined);
  void post({ kind: "ready" });
}

/** Between two steps the process looks for calls: the first one warms it up better. */
async function warmUp(lane: string, options: ServeOptions, isUnused: () => boolean): Promise<void> {
  for await (const _ of options.warmUp?.(lane) ?? []) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!isUnused()) return;
  }
}

async function answer<M extends Methods<M>>(handlers: Handlers<M>, { id, method, input }: CallMessage): Promise<void> {
  try {
    const handler = Object.hasOwn(handlers, method) ? handlers[method as keyof M] : undefined;
    if (handler === undefined) throw new Error(`The worker has no method "${method}"`);
    const value = await handler(input as M[keyof M]["input"], (event) => post({ kind: "event", id, event }));
    await post({ kind: "reply", id, value, memoryBytes: process.memoryUsage.rss() });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const code = error instanceof Error && "code" in error ? { code: String(error.code) } : {};
    const path = error instanceof Error && "path" in error ? { path: String(error.path) } : {};
    await post({ kind: "failure", id, message, ...code, ...path, memoryBytes: process.memoryUsage.rss() });
  }
}

function post(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) reject(new Error("This program is started by the server"));
    else process.send(message, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });
}
