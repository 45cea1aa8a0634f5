/** A worker whose handlers run in this process. What is sent is copied, as on its way to a process and back. */
import { EventEmitter } from "node:events";
import { deserialize, serialize } from "node:v8";
import { installLexicon } from "@limpid/lexicon";
import type { HostMessage, LaneName, WorkerMessage } from "@limpid/worker-protocol";
import type { WorkerChild } from "../../apps/server/src/workers/worker-child.ts";
import { serveHost } from "../../apps/worker/src/serve-host.ts";
import { WORKER_HANDLERS, warmUpLane } from "../../apps/worker/src/worker-handlers.ts";

installLexicon();

export function startInProcessWorker(): WorkerChild {
  return new InProcessWorker();
}

class InProcessWorker extends EventEmitter implements WorkerChild {
  /** It is no process, and must not give way as one. */
  readonly pid = undefined;
  connected = true;
  exitCode: number | null = null;
  signalCode: NodeJS.Signals | null = null;
  private readonly calls = new EventEmitter();

  constructor() {
    super();
    serveHost(
      WORKER_HANDLERS,
      {
        post: (message) => this.post(message),
        onMessage: (take) => this.calls.on("message", take),
      },
      (lane) => warmUpLane(lane as LaneName),
    );
  }

  send(message: HostMessage): boolean {
    const copy = deserialize(serialize(message)) as HostMessage;
    setImmediate(() => this.calls.emit("message", copy));
    return true;
  }

  /** What it does goes on, but nobody hears of it. */
  kill(signal: NodeJS.Signals | number = "SIGTERM"): boolean {
    this.end(null, typeof signal === "number" ? "SIGKILL" : signal);
    return true;
  }

  disconnect(): void {
    this.end(0, null);
  }

  private end(exitCode: number | null, signalCode: NodeJS.Signals | null): void {
    if (!this.connected) return;
    this.connected = false;
    this.exitCode = exitCode;
    this.signalCode = signalCode;
    this.calls.removeAllListeners();
    setImmediate(() => this.emit("exit", exitCode, signalCode));
  }

  private async post(message: WorkerMessage): Promise<void> {
    const copy = deserialize(serialize(message)) as WorkerMessage;
    await new Promise((resolve) => setImmediate(resolve));
    if (this.connected) this.emit("message", copy);
  }
}
