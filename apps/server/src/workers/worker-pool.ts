/**
 * The pool of worker processes: they start when they are needed and end when they are not. All share one program; the
 * lanes of the pool say how many calls of a kind may be at work, so that long work never keeps short work waiting.
 */

import { type Methods, PROTOCOL, type WorkerMessage } from "@limpid/worker-protocol";
import { CallFailed, LaneFull, OutOfTime, WorkerDied } from "./call-errors.ts";
import { chooseWorker, mayTake } from "./choose-worker.ts";
import type { CallOptions, LaneState, WorkerPoolOptions } from "./pool-options.ts";
import { StartRecord } from "./start-record.ts";
import { type Asked, WaitingCalls } from "./waiting-calls.ts";
import { type PoolCall, WorkerProcess } from "./worker-process.ts";

/** How V8 ends a process at the limit of its heap. */
const OUT_OF_MEMORY = "SIGABRT";
const LOAD_MS = 2000;
const RESTART_MS = 200;
const STOP_MS = 5000;
/** A worker that has grown so large gives its memory back soon. */
const LARGE_BYTES = 512 * 1024 * 1024;
const LARGE_IDLE_MS = 5000;

export class WorkerPool<M extends Methods<M>, LaneName extends string> {
  private readonly workers = new Set<WorkerProcess>();
  private readonly waiting = new WaitingCalls();
  private nextId = 1;
  private readonly starts = new StartRecord();
  private isPriorityRefused = false;
  private isStopping = false;

  constructor(private readonly options: WorkerPoolOptions<M, LaneName>) {}

  /** Resolves with the worker's reply; rejects with one of the errors above, or the reason of the signal. */
  call<Name extends keyof M & string>(
    method: Name,
    input: M[Name]["input"],
    options: CallOptions<M[Name]["event"]> = {},
  ): Promise<M[Name]["reply"]> {
    const { onEvent = () => undefined, signal, finishesAnyway = false, topic, visitor, network } = options;
    const { spareSlots = 0 } = options;
    const lane = this.options.laneOf(method);
    const { retries } = this.options.lanes[lane];
    const { maxMs = this.options.readMaxMs?.(method), maxWaitMs = Number.POSITIVE_INFINITY } = options;
    return new Promise((resolve, reject) => {
      const refusal = this.refusalOf(method, options);
      if (refusal !== undefined) return reject(refusal);
      const work = {
        id: this.nextId++,
        lane,
        method,
        input,
        onEvent,
        signal,
        finishesAnyway,
        topic,
        visitor,
        network,
        spareSlots,
        maxMs,
      };
      // Node keeps a joined signal for good, and all that its listeners know, as long as there is one.
      const forget = (): void => {
        signal?.removeEventListener("abort", cancel);
        clearTimeout(call.patience);
      };
      const call: PoolCall = {
        ...work,
        resolve: (reply) => {
          forget();
          resolve(reply as M[Name]["reply"]);
        },
        reject: (error) => {
          forget();
          reject(error);
        },
        // All workers may die at the same moment, each before the pool notices it.
        retriesLeft: retries === 0 ? 0 : Math.max(retries, this.workers.size),
        begunAt: 0,
        patience: undefined,
      };
      const cancel = (): void => this.cancel(call);
      signal?.addEventListener("abort", cancel, { once: true });
      this.waiting.add(call);
      this.dispatch();
      if (call.begunAt === 0 && Number.isFinite(maxWaitMs)) call.patience = this.watchPatience(call, maxWaitMs);
    });
  }

  /** Why such a call is not taken at this moment; undefined where it is. */
  protected refusalOf(method: keyof M & string, options: CallOptions<never>): Error | undefined {
    const { signal, visitor, network, spareSlots = 0, maxWaitMs = Number.POSITIVE_INFINITY } = options;
    if (signal?.aborted) return signal.reason as Error;
    if (this.isStopping) return new WorkerDied(`"${method}" is called while the workers are stopping`, false);
    const lane = this.options.laneOf(method);
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.options.lanes[lane];
    const waitMs = this.waitMsOf({ lane, method, visitor, network, spareSlots });
    const isFull = this.waiting.count(lane) >= maxWaiting || waitMs > maxWaitMs;
    return isFull ? new LaneFull(`Too many calls of "${method}" wait`, waitMs) : undefined;
  }

  /** Has so many workers get ready for calls of the lane, which are about to come; no more than it may use. */
  warm(lane: LaneName, count = 1): void {
    const { limit, extra = 0 } = this.options.lanes[lane];
    const wanted = Math.min(count, limit + extra - this.countRunning(lane));
    const idle = [...this.workers].filter(
      (worker) => worker.call === undefined && mayTake(worker, this.isBackground(lane)),
    );
    const ready = idle.filter((worker) => worker.lanes.has(lane));
    const others = idle.filter((worker) => !worker.lanes.has(lane));
    for (let warm = ready.length; warm < wanted; warm++) {
      const worker = others.shift() ?? this.start(this.isBackground(lane));
      worker?.lanes.add(lane);
      worker?.send({ kind: "warm", lane });
    }
  }

  /** False after workers could not be started; the next call tries again. */
  get isHealthy(): boolean {
    return this.starts.areHealthy;
  }

  /** Why no worker can be started; undefined after one was ready. Where none was yet, or none of late, one is started now. */
  async findStartFault(): Promise<string | undefined> {
    if (this.starts.haveSucceeded && this.isHealthy) return undefined;
    const outcome = this.starts.next();
    const isStarting = [...this.workers].some(({ isReady }) => !isReady);
    if (!isStarting && this.start(false) === undefined) this.starts.settle("they are stopping");
    return await outcome;
  }

  get laneStates(): Readonly<Record<LaneName, LaneState>> {
    const names = Object.keys(this.options.lanes) as LaneName[];
    const states = names.map((lane) => [lane, { running: this.countRunning(lane), waiting: this.waiting.count(lane) }]);
    return Object.fromEntries(states) as Record<LaneName, LaneState>;
  }

  get size(): number {
    return this.workers.size;
  }

  /** Resident memory of the workers, each after its last call. */
  get memoryBytes(): number {
    return [...this.workers].reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
  }

  /** Lets running calls finish, at most `STOP_MS`, then ends the workers. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const deadline = Date.now() + STOP_MS;
    while ([...this.workers].some(({ call }) => call !== undefined) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const call of this.waiting.takeAll()) call.reject(new WorkerDied(`"${call.method}" was not begun`, false));
    await Promise.all([...this.workers].map((worker) => (worker.call === undefined ? worker.retire() : end(worker))));
  }

  private start(isBackground: boolean): WorkerProcess | undefined {
    if (this.isStopping) return undefined;
    const worker = new WorkerProcess(this.options, isBackground, {
      onMessage: (sender, message) => this.receive(sender, message),
      onError: (error) => this.options.log.warn({ err: error }, "a worker could not be reached"),
      onPriorityRefused: (error) => this.notePriority(error),
      onExit: (gone, how) => this.remove(gone, how),
    });
    this.workers.add(worker);
    return worker;
  }

  /** It is the same for all of them. */
  private notePriority(error: Error): void {
    if (this.isPriorityRefused) return;
    this.isPriorityRefused = true;
    this.options.log.warn(
      { err: error },
      "the system does not let workers give way to other processes; they work all the same",
    );
  }

  private remove(worker: WorkerProcess, how: string): void {
    // One that was retired is not missed.
    if (!this.workers.delete(worker) || this.isStopping) {
      worker.call?.reject(new WorkerDied(`The worker of "${worker.call.method}" was stopped`, false));
      return;
    }
    this.options.log.warn({ pid: worker.pid, end: worker.refusal ?? how }, "a worker ended");
    if (!worker.isReady) this.starts.noteFailure(worker.refusal ?? `it ended before it was ready (${how})`);
    if (!this.isHealthy) for (const call of this.waiting.takeAll()) call.reject(diedOf(call, how));
    if (worker.call !== undefined) this.retryOrReject(worker.call, how);
    if (worker.isReady) this.dispatch();
    else setTimeout(() => this.dispatch(), RESTART_MS).unref();
  }

  private retryOrReject(call: PoolCall, how: string): void {
    if (call.retriesLeft-- > 0 && this.isHealthy) this.waiting.add(call, true);
    else call.reject(diedOf(call, how));
  }

  private cancel(call: PoolCall): void {
    call.retriesLeft = 0;
    call.reject(call.signal?.reason as Error);
    this.waiting.remove(call);
    if (call.finishesAnyway) return;
    for (const worker of this.workers) if (worker.call === call) worker.kill();
  }

  private receive(worker: WorkerProcess, message: WorkerMessage): void {
    if (message.kind === "ready") {
      if (message.protocol === PROTOCOL) this.welcome(worker);
      else this.refuse(worker, message.protocol);
      return;
    }
    const { call } = worker;
    if (call?.id !== message.id) return;
    if (message.kind === "event") {
      worker.watchdog?.refresh();
      call.onEvent(message.event);
      return;
    }
    worker.clearTimers();
    // The first one waits for its code, too, which tells nothing of the next ones.
    if (worker.usedLanes.has(call.lane)) this.waiting.noteTime(call.method, performance.now() - call.begunAt);
    worker.call = undefined;
    worker.usedLanes.add(call.lane);
    worker.memoryBytes = message.memoryBytes;
    if (message.kind === "reply") call.resolve(message.value);
    else void this.fail(call, new CallFailed(message.message, message.code, message.path));
    if (this.isSpent(message)) this.endSpent(worker);
    else this.rest(worker);
  }

  private welcome(worker: WorkerProcess): void {
    worker.isReady = true;
    this.starts.noteSuccess();
    this.rest(worker);
  }

  /** Ends a worker whose answers could mean something else: it is of another build. */
  private refuse(worker: WorkerProcess, protocol: number | undefined): void {
    worker.refusal = `it speaks protocol ${protocol ?? 0}, and this server ${PROTOCOL}: they are of different builds`;
    worker.kill();
  }

  private async fail(call: PoolCall, failure: CallFailed): Promise<void> {
    await this.options.onFailure?.(failure);
    call.reject(failure);
  }

  private isSpent(message: Extract<WorkerMessage, { kind: "reply" | "failure" }>): boolean {
    const { isSpentBy } = this.options;
    return isSpentBy !== undefined && (message.kind === "failure" || isSpentBy(message.value));
  }

  private endSpent(worker: WorkerProcess): void {
    this.workers.delete(worker);
    worker.kill();
    this.dispatch();
  }

  /** Gives the worker its next call, or some time to wait for one. */
  private rest(worker: WorkerProcess): void {
    this.dispatch();
    if (worker.call !== undefined) return;
    const { idleMs, largeIdleMs = LARGE_IDLE_MS } = this.options;
    const restMs = worker.memoryBytes > LARGE_BYTES ? Math.min(largeIdleMs, idleMs) : idleMs;
    worker.idleTimer = setTimeout(() => {
      this.workers.delete(worker);
      void worker.retire();
    }, restMs).unref();
  }

  private dispatch(): void {
    const promised: PoolCall[] = [];
    for (const call of this.waiting.inTurn(this.running)) {
      if (!this.mayStart(call, promised)) continue;
      const worker = chooseWorker(this.workers, call, this.isBackground(call.lane));
      if (worker === undefined) promised.push(call);
      else this.assign(call, worker);
    }
    const starting = [...this.workers].filter(({ isReady }) => !isReady);
    if (this.starts.failedOfLate && starting.length > 0) return;
    for (const isBackground of [false, true]) {
      const wanted = promised.filter(({ lane }) => this.isBackground(lane) === isBackground).length;
      const begun = starting.filter((worker) => worker.isBackground === isBackground).length;
      for (let index = begun; index < wanted; index++) this.start(isBackground);
    }
  }

  private isBackground(lane: string): boolean {
    return this.options.lanes[lane as LaneName].isBackground === true;
  }

  /** `promised`: calls that start as soon as there is a worker. */
  private mayStart({ lane, visitor, spareSlots }: PoolCall, promised: readonly PoolCall[]): boolean {
    const { limit, extra = 0 } = this.options.lanes[lane as LaneName];
    const ahead = promised.filter((call) => call.lane === lane);
    const running = this.countRunning(lane) + ahead.length + spareSlots;
    if (running < limit) return true;
    if (visitor === undefined || running >= limit + extra) return false;
    return this.countRunning(lane, visitor) === 0 && ahead.every((call) => call.visitor !== visitor);
  }

  private assign(call: PoolCall, worker: WorkerProcess): void {
    this.waiting.begin(call);
    clearTimeout(call.patience);
    call.begunAt = performance.now();
    worker.clearTimers();
    worker.call = call;
    worker.note(call);
    worker.lanes.add(call.lane);
    this.watch(call, worker);
    worker.send({ kind: "call", id: call.id, method: call.method, input: call.input });
  }

  private watch(call: PoolCall, worker: WorkerProcess): void {
    const { stallMs, loadMs = LOAD_MS } = this.options.lanes[call.lane as LaneName];
    if (stallMs !== undefined)
      worker.watchdog = setTimeout(() => {
        this.options.log.warn({ pid: worker.pid, method: call.method }, "a worker reports no progress; ending it");
        worker.kill();
      }, stallMs).unref();
    if (call.maxMs !== undefined)
      worker.deadline = setTimeout(
        () => {
          call.retriesLeft = 0;
          this.waiting.noteTime(call.method, call.maxMs ?? 0);
          call.reject(new OutOfTime(`"${call.method}" took longer than ${call.maxMs} ms`));
          worker.kill();
        },
        call.maxMs + (worker.usedLanes.has(call.lane) ? 0 : loadMs),
      ).unref();
  }

  private watchPatience(call: PoolCall, maxWaitMs: number): NodeJS.Timeout {
    const giveUp = (): void => {
      if (!this.waiting.remove(call)) return;
      const waitMs = this.waitMsOf(call);
      call.reject(new LaneFull(`"${call.method}" has waited for ${maxWaitMs} ms`, waitMs));
    };
    return setTimeout(giveUp, maxWaitMs).unref();
  }

  /** How long such a call would wait; 0 where none waits before it. */
  private waitMsOf(asked: Asked): number {
    const { lane, spareSlots } = asked;
    const taken = this.running.filter((call) => call.lane === lane && call.spareSlots > spareSlots).length;
    return this.waiting.waitMsOf(asked, Math.max(1, this.options.lanes[lane as LaneName].limit - spareSlots - taken));
  }

  private get running(): PoolCall[] {
    return [...this.workers].flatMap(({ call }) => call ?? []);
  }

  /** Counts the running calls of the lane, or only those of one visitor. */
  private countRunning(lane: string, visitor?: string): number {
    const isOfThem = (call: PoolCall): boolean =>
      call.lane === lane && (visitor === undefined || call.visitor === visitor);
    return this.running.filter(isOfThem).length;
  }
}

function diedOf({ method }: PoolCall, how: string): WorkerDied {
  return new WorkerDied(`The worker of "${method}" ended (${how})`, how === OUT_OF_MEMORY);
}

function end(worker: WorkerProcess): Promise<void> {
  worker.kill();
  return worker.retire();
}
