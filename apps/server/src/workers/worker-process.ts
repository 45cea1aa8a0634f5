/** One process of the pool. It works on one call at a time, so that its end costs that call alone. */
import { type ForkOptions, fork } from "node:child_process";
import type { HostMessage, WorkerMessage } from "@limpid/worker-protocol";
import { readExecArgv } from "./entries.ts";
import { giveWay } from "./give-way.ts";
import type { StartWorker, WorkerChild } from "./worker-child.ts";

/** A call of the pool's, waiting or at work. */
export interface PoolCall {
  readonly id: number;
  readonly lane: string;
  readonly method: string;
  readonly input: unknown;
  readonly topic: string | undefined;
  readonly visitor: string | undefined;
  readonly network: string | undefined;
  readonly spareSlots: number;
  readonly maxMs: number | undefined;
  readonly onEvent: (event: unknown) => void;
  readonly signal: AbortSignal | undefined;
  readonly finishesAnyway: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  retriesLeft: number;
  /** 0 as long as it waits. */
  begunAt: number;
  /** Ends its wait. */
  patience: NodeJS.Timeout | undefined;
}

export interface WorkerListeners {
  readonly onMessage: (worker: WorkerProcess, message: WorkerMessage) => void;
  readonly onError: (error: Error) => void;
  /** The system does not let it give way; it works all the same. */
  readonly onPriorityRefused: (error: Error) => void;
  readonly onExit: (worker: WorkerProcess, end: string) => void;
}

export interface WorkerStart {
  readonly entry: URL;
  /** Node's `fork` by default. */
  readonly startWorker?: StartWorker | undefined;
  /** The heap may have this many megabytes. */
  readonly memoryMb: number;
  readonly args?: readonly string[];
  /** Options for starting the process, if they differ from those of this one. */
  readonly bounds?: Pick<ForkOptions, "cwd" | "env" | "execArgv" | "execPath">;
}

/** How long a worker may take to go when it is asked to. */
const GOODBYE_MS = 2000;

export class WorkerProcess {
  isReady = false;
  /** Why it was refused when it was ready. */
  refusal: string | undefined;
  call: PoolCall | undefined;
  /** What its last call was about. */
  topic: string | undefined;
  /** When each method was called last about that. */
  private readonly times = new Map<string, number>();
  memoryBytes = 0;
  /** Ends the call that takes too long. */
  deadline: NodeJS.Timeout | undefined;
  /** Ends the process when it says nothing about its call for too long. */
  watchdog: NodeJS.Timeout | undefined;
  /** Ends the process when there is nothing to do. */
  idleTimer: NodeJS.Timeout | undefined;
  /** Lanes whose code it has loaded, or begun to. */
  readonly lanes = new Set<string>();
  /** Lanes of which it has answered a call. */
  readonly usedLanes = new Set<string>();
  private readonly process: WorkerChild;

  constructor(
    { entry, startWorker = fork, memoryMb, args = [], bounds = {} }: WorkerStart,
    /** Gives way to other processes that have something to compute: no process may take that back. */
    readonly isBackground: boolean,
    listeners: WorkerListeners,
  ) {
    this.process = startWorker(entry, args, {
      ...bounds,
      serialization: "advanced",
      execArgv: [...(bounds.execArgv ?? []), ...readExecArgv(entry), `--max-old-space-size=${memoryMb}`],
    });
    const refused = isBackground && this.pid !== undefined ? giveWay(this.pid) : undefined;
    if (refused !== undefined) listeners.onPriorityRefused(refused);
    let isGone = false;
    const leave = (end: string): void => {
      if (isGone) return;
      isGone = true;
      this.clearTimers();
      listeners.onExit(this, end);
    };
    this.process.on("message", (message: WorkerMessage) => listeners.onMessage(this, message));
    this.process.on("error", (error) => {
      // A process that the system did not start has no exit.
      if (this.pid === undefined) leave(error.message);
      else listeners.onError(error);
    });
    this.process.once("exit", (code, signal) => leave(signal ?? `code ${code}`));
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  get isIdle(): boolean {
    return this.isReady && this.call === undefined;
  }

  /** Remembers what the call is about. */
  note({ method, topic, begunAt }: PoolCall): void {
    if (topic === undefined) return;
    if (topic !== this.topic) this.times.clear();
    this.topic = topic;
    this.times.set(method, begunAt);
  }

  /** When it was asked this about the topic last; 0 where it was not. */
  timeOf(method: string, topic: string | undefined): number {
    return topic !== undefined && topic === this.topic ? (this.times.get(method) ?? 0) : 0;
  }

  send(message: HostMessage): void {
    this.process.send(message);
  }

  kill(): void {
    this.process.kill("SIGKILL");
  }

  /** Lets it go in its own time, or ends it. */
  async retire(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const timer = setTimeout(() => this.kill(), GOODBYE_MS);
    await new Promise<void>((resolve) => {
      this.process.once("exit", () => resolve());
      if (this.process.connected) this.process.disconnect();
    });
    clearTimeout(timer);
  }

  /** Clears the timers of the current call. */
  clearTimers(): void {
    clearTimeout(this.deadline);
    clearTimeout(this.watchdog);
    clearTimeout(this.idleTimer);
  }
}
