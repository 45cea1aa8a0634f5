/** The reasoner's threads: work waits its turn, and a thread that overruns its time is replaced. */
import { Worker } from "node:worker_threads";
import { REASONER_LIMITS } from "@limpid/contract";
import { Problem } from "../problems.ts";
import { threadEntry } from "./thread-entry.ts";
import type { Work, WorkResult } from "./work.ts";

export interface WorkPoolOptions {
  readonly entry: URL;
  readonly threads: number;
  readonly memoryMb: number;
  readonly log: { warn: (details: object, message: string) => void };
}

/** The thread did not come back in time, and is gone. */
export class OutOfTime extends Error {}

interface Pending {
  readonly work: Work;
  readonly mostMs: number;
  readonly resolve: (body: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  current: Pending | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** What the thread's own clock and ours may differ by; the search itself ends on time. */
const GRACE_MS = 40;
const RESPAWN_MS = 200;
/** Larger columns leave one thread free for those who type. */
const LARGE_BYTES = 512 * 1024;

export class WorkPool {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Pending[] = [];

  constructor(private readonly options: WorkPoolOptions) {
    for (let index = 0; index < options.threads; index++) this.spawn();
  }

  get isReady(): boolean {
    return [...this.threads].some(({ isReady }) => isReady);
  }

  /** The reply's bytes; rejects with a Problem, OutOfTime, or the failure. `signal`: nobody waits for it any more. */
  run(work: Work, mostMs: number, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.waiting.length >= REASONER_LIMITS.waitingRequests) return Promise.reject(new Problem("overloaded"));
    return new Promise((resolve, reject) => {
      const pending = { work, mostMs, resolve, reject };
      this.waiting.push(pending);
      signal?.addEventListener("abort", () => this.drop(pending), { once: true });
      this.dispatch();
    });
  }

  async stop(): Promise<void> {
    const threads = [...this.threads];
    this.threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private drop(pending: Pending): void {
    const index = this.waiting.indexOf(pending);
    if (index === -1) return;
    this.waiting.splice(index, 1);
    pending.reject(new Problem("unavailable", "The request was given up"));
  }

  private spawn(): void {
    const { entry, memoryMb } = this.options;
    const worker = new Worker(threadEntry(entry), { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const thread: Thread = { worker, isReady: false, current: null, timer: undefined };
    this.threads.add(thread);
    worker.on("message", (result: WorkResult) => this.receive(thread, result));
    worker.once("error", (error) => this.replace(thread, error));
    worker.once("exit", (code) => this.replace(thread, new Error(`The thread ended (${code})`)));
  }

  private replace(thread: Thread, reason: Error): void {
    if (!this.threads.delete(thread)) return;
    clearTimeout(thread.timer);
    if (!(reason instanceof OutOfTime)) this.options.log.warn({ err: reason }, "a thread ended; starting another");
    thread.current?.reject(reason);
    setTimeout(() => this.spawn(), RESPAWN_MS).unref();
  }

  private receive(thread: Thread, result: WorkResult): void {
    const { current } = thread;
    clearTimeout(thread.timer);
    thread.current = null;
    thread.isReady = true;
    if (result.kind === "done") current?.resolve(result.body);
    else if (result.kind === "refused") current?.reject(new Problem(result.code, result.detail || undefined));
    else if (result.kind === "failed") current?.reject(new Error(result.message));
    this.dispatch();
  }

  private dispatch(): void {
    for (;;) {
      const free = [...this.threads].filter(({ isReady, current }) => isReady && current === null);
      const index = this.waiting.findIndex(({ work }) => free.length > (isLarge(work) ? 1 : 0));
      const thread = free[0];
      const next = index === -1 ? undefined : this.waiting.splice(index, 1)[0];
      if (thread === undefined || next === undefined) return;
      this.start(thread, next);
    }
  }

  private start(thread: Thread, pending: Pending): void {
    thread.current = pending;
    thread.timer = setTimeout(() => {
      this.replace(thread, new OutOfTime());
      void thread.worker.terminate();
    }, pending.mostMs + GRACE_MS);
    const { work } = pending;
    thread.worker.postMessage(work, work.kind === "column" ? [work.body.buffer] : []);
  }
}

function isLarge(work: Work): boolean {
  return work.kind === "column" && work.body.byteLength > LARGE_BYTES;
}
