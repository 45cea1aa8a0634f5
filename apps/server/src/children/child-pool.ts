/** A pool of child processes: each call goes to one of them, and one that dies is replaced. */
import { type ChildProcess, fork } from "node:child_process";
import { execArgvOf } from "./entries.ts";
import type { ChildMessage, Methods } from "./protocol.ts";

export interface ChildPoolOptions {
  readonly entry: URL;
  readonly size: number;
  /** Calls that one child works on at a time. */
  readonly concurrency: number;
  readonly memoryMb: number;
  /** How often a call is given to another child when its own died; only for calls that change nothing. */
  readonly retries: number;
  /** A child that tells nothing of a call for so long is ended, as if it had died; for methods that tell how far they are. */
  readonly stallMs?: number;
  readonly log: { warn: (details: object, message: string) => void };
}

/** The child died while it worked on the call; the call may be tried again. */
export class ChildDied extends Error {
  constructor(
    message: string,
    /** The call itself took more memory than a child has, and would do so again. */
    readonly isOutOfMemory: boolean,
  ) {
    super(message);
  }
}

/** The child answered that the call failed. */
export class ChildFailed extends Error {}

interface PendingCall {
  retriesLeft: number;
  /** While a child works on it. */
  watchdog?: NodeJS.Timeout;
  readonly id: number;
  readonly method: string;
  readonly input: unknown;
  readonly onEvent: (event: unknown) => void;
  readonly signal: AbortSignal | undefined;
  readonly topic: string | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface CallOptions<Event> {
  readonly onEvent?: (event: Event) => void;
  /** Takes the call back. Work that has begun ends with its child, so only for pools where no other call shares it. */
  readonly signal?: AbortSignal;
  /** What the call is about: a child that was last asked about the same is asked again before others. */
  readonly topic?: string;
}

interface Child {
  readonly process: ChildProcess;
  readonly calls: Map<number, PendingCall>;
  ready: boolean;
  topic: string | undefined;
}

/** How V8 ends a process at the limit of its heap. */
const OUT_OF_MEMORY = "SIGABRT";
const RESPAWN_MS = 200;
const STOP_MS = 5000;

export class ChildPool<M extends Methods<M>> {
  private readonly children = new Set<Child>();
  private readonly waiting: PendingCall[] = [];
  private nextId = 1;
  private stopping = false;

  constructor(private readonly options: ChildPoolOptions) {
    for (let index = 0; index < options.size; index++) this.spawn();
  }

  /** Resolves with the child's reply; rejects with ChildDied, ChildFailed or the reason of the signal. */
  call<Name extends keyof M & string>(
    method: Name,
    input: M[Name]["input"],
    { onEvent = () => undefined, signal, topic }: CallOptions<M[Name]["event"]> = {},
  ): Promise<M[Name]["reply"]> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      if (this.stopping) return reject(new ChildDied(`"${method}" is asked of children that are being ended`, false));
      const retriesLeft = this.options.retries;
      const id = this.nextId++;
      const call: PendingCall = { retriesLeft, id, method, input, onEvent, signal, topic, resolve, reject };
      signal?.addEventListener("abort", () => this.cancel(call), { once: true });
      this.waiting.push(call);
      this.dispatch();
    });
  }

  get isReady(): boolean {
    return [...this.children].some((child) => child.ready);
  }

  get pids(): number[] {
    return [...this.children].flatMap((child) => child.process.pid ?? []);
  }

  /** Lets running calls finish, at most `STOP_MS`, then ends the children. */
  async stop(): Promise<void> {
    this.stopping = true;
    const deadline = Date.now() + STOP_MS;
    while (this.isBusy && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([...this.children].map((child) => this.end(child)));
  }

  private get isBusy(): boolean {
    return [...this.children].some((child) => child.calls.size > 0);
  }

  private end(child: Child): Promise<void> {
    return new Promise((resolve) => {
      if (child.process.exitCode !== null || child.process.signalCode !== null) return resolve();
      child.process.once("exit", () => resolve());
      child.process.kill("SIGKILL");
    });
  }

  private spawn(): void {
    const process = fork(this.options.entry, {
      serialization: "advanced",
      execArgv: [...execArgvOf(this.options.entry), `--max-old-space-size=${this.options.memoryMb}`],
    });
    const child: Child = { process, calls: new Map(), ready: false, topic: undefined };
    this.children.add(child);
    process.on("message", (message: ChildMessage) => this.receive(child, message));
    process.on("error", (error) => this.options.log.warn({ err: error }, "a child process could not be reached"));
    process.once("exit", (code, signal) => this.replace(child, code, signal));
  }

  private replace(child: Child, code: number | null, signal: string | null): void {
    this.children.delete(child);
    for (const { watchdog } of child.calls.values()) clearTimeout(watchdog);
    for (const call of child.calls.values()) this.retryOrReject(call, signal ?? `code ${code}`);
    if (this.stopping) return;
    this.options.log.warn({ pid: child.process.pid, code, signal }, "a child process ended; starting another");
    setTimeout(() => {
      if (!this.stopping) this.spawn();
    }, RESPAWN_MS).unref();
  }

  private retryOrReject(call: PendingCall, end: string): void {
    if (call.retriesLeft-- > 0 && !this.stopping) this.waiting.unshift(call);
    else call.reject(new ChildDied(`The process of "${call.method}" ended (${end})`, end === OUT_OF_MEMORY));
    this.dispatch();
  }

  private cancel(call: PendingCall): void {
    call.retriesLeft = 0;
    call.reject(call.signal?.reason as Error);
    const place = this.waiting.indexOf(call);
    if (place !== -1) this.waiting.splice(place, 1);
    for (const child of this.children) if (child.calls.get(call.id) === call) child.process.kill("SIGKILL");
  }

  private receive(child: Child, message: ChildMessage): void {
    if (message.kind === "ready") {
      child.ready = true;
      this.dispatch();
      return;
    }
    const call = child.calls.get(message.id);
    if (call === undefined) return;
    if (message.kind === "event") {
      call.watchdog?.refresh();
      call.onEvent(message.event);
      return;
    }
    child.calls.delete(message.id);
    clearTimeout(call.watchdog);
    if (message.kind === "reply") call.resolve(message.value);
    else call.reject(new ChildFailed(message.message));
    this.dispatch();
  }

  private dispatch(): void {
    for (let call = this.waiting[0]; call !== undefined; call = this.waiting[0]) {
      const free = this.chooseChild(call);
      if (free === undefined) return;
      this.waiting.shift();
      free.calls.set(call.id, call);
      free.topic = call.topic;
      this.watch(call, free);
      free.process.send({ kind: "call", id: call.id, method: call.method, input: call.input });
    }
  }

  /** The least busy child; of those one that knows the topic, or at least none that knows another one. */
  private chooseChild({ topic }: PendingCall): Child | undefined {
    const distance = (child: Child): number => (child.topic === topic ? 0 : child.topic === undefined ? 1 : 2);
    return [...this.children]
      .filter((child) => child.ready && child.calls.size < this.options.concurrency)
      .sort((a, b) => a.calls.size - b.calls.size || distance(a) - distance(b))[0];
  }

  private watch(call: PendingCall, child: Child): void {
    const { stallMs } = this.options;
    if (stallMs === undefined) return;
    call.watchdog = setTimeout(() => {
      this.options.log.warn(
        { pid: child.process.pid, method: call.method },
        "a child process tells nothing; ending it",
      );
      child.process.kill("SIGKILL");
    }, stallMs).unref();
  }
}
