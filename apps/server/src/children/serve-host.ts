/** The child's side: answers the calls of the host, and ends when the host is gone. */
import type { CallMessage, ChildMessage, Handlers, Methods } from "./protocol.ts";

export function serveHost<M extends Methods<M>>(handlers: Handlers<M>): void {
  process.on("message", (message: CallMessage) => {
    void answer(handlers, message);
  });
  process.on("disconnect", () => process.exit(0));
  // Ctrl+C reaches the whole process group; the host decides when its children end.
  process.on("SIGINT", () => undefined);
  void post({ kind: "ready" });
}

async function answer<M extends Methods<M>>(handlers: Handlers<M>, { id, method, input }: CallMessage): Promise<void> {
  try {
    const handler = Object.hasOwn(handlers, method) ? handlers[method as keyof M] : undefined;
    if (handler === undefined) throw new Error(`The child has no method "${method}"`);
    const value = await handler(input as M[keyof M]["input"], (event) => post({ kind: "event", id, event }));
    await post({ kind: "reply", id, value });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await post({ kind: "failure", id, message });
  }
}

function post(message: ChildMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) reject(new Error("This program is started by the server"));
    else process.send(message, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });
}
