/** The host of a worker that is a process: the process that started it. */
import type { HostMessage, WorkerMessage } from "@limpid/worker-protocol";
import type { Host } from "./serve-host.ts";

export interface ProcessOptions {
  /** Runs when the host lets the worker go. */
  readonly beforeEnd?: () => void;
}

/** The process ends with its host. Call it before anything takes time, so that the end is not missed. */
export function parentProcess({ beforeEnd = () => undefined }: ProcessOptions = {}): Host {
  const end = (): void => {
    beforeEnd();
    process.exit(0);
  };
  // The host may have ended while the program was loaded.
  if (!process.connected && process.send !== undefined) end();
  process.on("disconnect", end);
  // Ctrl+C reaches the whole process group; the host decides when its workers end.
  process.on("SIGINT", () => undefined);
  return { post, onMessage: (take) => process.on("message", (message: HostMessage) => take(message)) };
}

function post(message: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) reject(new Error("This program is started by the server"));
    else process.send(message, undefined, {}, (error) => (error === null ? resolve() : reject(error)));
  });
}
