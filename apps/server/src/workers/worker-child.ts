/** What the pool uses of a child process; a test may answer in its own process. */
import type { ChildProcess, ForkOptions } from "node:child_process";
import type { HostMessage, WorkerMessage } from "@limpid/worker-protocol";

export interface WorkerChild
  extends Pick<ChildProcess, "connected" | "disconnect" | "exitCode" | "kill" | "pid" | "signalCode"> {
  send(message: HostMessage): boolean;
  on(event: "message", listener: (message: WorkerMessage) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  once(event: "exit", listener: (code: number | null, signal: NodeJS.Signals | null) => void): unknown;
}

export type StartWorker = (entry: URL, args: readonly string[], options: ForkOptions) => WorkerChild;
