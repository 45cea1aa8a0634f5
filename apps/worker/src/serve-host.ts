/** The worker's side: answers the calls of the host. */
import { type Handlers, type HostMessage, type Methods, PROTOCOL, type WorkerMessage } from "@limpid/worker-protocol";

/** The connection that delivers calls and takes replies. */
export interface Host {
  readonly post: (message: WorkerMessage) => Promise<void>;
  readonly onMessage: (take: (message: HostMessage) => void) => void;
}

/** Gets ready for calls of a lane, in short steps. */
export type WarmUp = (lane: string) => Iterable<void> | AsyncIterable<void>;

type CallMessage = Extract<HostMessage, { kind: "call" }>;

export function serveHost<M extends Methods<M>>(handlers: Handlers<M>, host: Host, warmUp: WarmUp = () => []): void {
  let calls = 0;
  host.onMessage((message) => {
    if (message.kind === "warm") {
      void warmUpWhile(warmUp(message.lane), () => calls === 0);
      return;
    }
    calls++;
    void answer(handlers, message, host);
  });
  void host.post({ kind: "ready", protocol: PROTOCOL });
}

/** Between two steps the process looks for calls: the first one warms it up better. */
async function warmUpWhile(steps: ReturnType<WarmUp>, isUnused: () => boolean): Promise<void> {
  for await (const _ of steps) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!isUnused()) return;
  }
}

async function answer<M extends Methods<M>>(
  handlers: Handlers<M>,
  { id, method, input }: CallMessage,
  { post }: Host,
): Promise<void> {
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
