/**
 * Runs the queue of tables to clean: one job per table, stored in the database, so that a crash costs seconds of work.
 */
import type { Database } from "../connection/database.ts";
import type { StoreLog } from "../connection/database-config.ts";
import type { EventHub } from "../connection/event-hub.ts";
import type { Executor } from "../connection/transaction.ts";
import { unfinishedTables } from "../repositories/tables.ts";
import { JobQueue, type TakenJob } from "./job-queue.ts";

export type CleanJob = Pick<TakenJob, "tableId" | "attempt">;

export interface JobHandlers {
  /**
   * Cleans one table. It may run again after a crash, so it resumes from saved results. A rejection counts as a try.
   * `lost` aborts if another process has the job by now, as after an outage of the database; the results are then
   * useless.
   */
  readonly clean: (job: CleanJob, lost: AbortSignal) => Promise<void>;
  /** Announces that a table is given up after its last try. */
  readonly giveUp: (tableId: string, reason: string) => Promise<void>;
  /** Number of tables that this process cleans at a time; one more is allowed for a visitor without a running job. */
  readonly concurrency: number;
}

export interface Jobs {
  /**
   * Queues a table at most once. With `db` it runs inside the caller's transaction (then call `wake`). Returns false if
   * the table is already queued or being cleaned.
   */
  enqueue(tableId: string, db?: Executor): Promise<boolean>;
  /** Starts waiting jobs immediately, here and in other processes. */
  wake(): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  /** Stops taking jobs and waits up to `timeoutMs` for the running ones. */
  stop(timeoutMs: number): Promise<void>;
}

const WAKE_STREAM = "jobs";
/** After this many tries an error of the handler is final. */
const MAX_RETRIES = 3;
/** A killed host is rarely the file's fault, but a file that kills every host must be given up eventually. */
const MAX_CRASHES = 12;
/** Well below the lease; also makes up for a lost wake. */
const TICK_MS = 1000;
const LOST = "the worker ended unexpectedly";

/** `tickMs` is for tests of behaviour that must not wait for a tick. */
export async function openJobs(database: Database, log: StoreLog, tickMs = TICK_MS): Promise<Jobs> {
  const queue = await JobQueue.open(database);
  // A process that ended between saving a table and queueing it left a table without a job.
  for (const tableId of await unfinishedTables(database.db)) await queue.add(tableId);
  return new LeasedJobs(queue, database.hub, log, tickMs);
}

class LeasedJobs implements Jobs {
  private readonly running = new Set<TakenJob>();
  /** Abort controllers of the running jobs, used when a lease is lost. */
  private readonly leases = new Map<TakenJob, AbortController>();
  private readonly workers: Promise<void>[] = [];
  private readonly sleepers = new Set<() => void>();
  private readonly unsubscribe: () => void;
  private taking: Promise<TakenJob | undefined> = Promise.resolve(undefined);
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly hub: EventHub,
    private readonly log: StoreLog,
    private readonly tickMs: number,
  ) {
    this.unsubscribe = hub.subscribe(WAKE_STREAM, () => this.rouse());
  }

  async enqueue(tableId: string, db?: Executor): Promise<boolean> {
    const isAdded = await this.queue.add(tableId, db);
    if (db === undefined) await this.wake();
    return isAdded;
  }

  async wake(): Promise<void> {
    await this.hub.announce(WAKE_STREAM);
  }

  async work(handlers: JobHandlers): Promise<void> {
    for (let worker = 0; worker <= handlers.concurrency; worker++) this.workers.push(this.takeJobs(handlers));
    this.scheduleTick();
  }

  async stop(timeoutMs: number): Promise<void> {
    this.isStopped = true;
    this.unsubscribe();
    this.rouse();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([Promise.all(this.workers), tooLate]);
    clearTimeout(timer);
    clearTimeout(this.timer);
  }

  private async takeJobs(handlers: JobHandlers): Promise<void> {
    while (!this.isStopped) {
      // Registered before looking for a job, so that one queued meanwhile is not missed.
      const roused = this.untilRoused();
      const job = await this.takeNext(handlers.concurrency);
      if (job === undefined) await roused;
      else await this.run(job, handlers);
    }
  }

  /** Takes jobs one after another, because the number of running jobs decides which may be next. */
  private takeNext(concurrency: number): Promise<TakenJob | undefined> {
    const take = async (): Promise<TakenJob | undefined> => {
      const job = await this.queue.take(this.running.size >= concurrency);
      if (job !== undefined) this.running.add(job);
      return job;
    };
    this.taking = this.taking.then(take).catch((error: unknown) => this.warn(error, "no job could be taken"));
    return this.taking;
  }

  private async run(job: TakenJob, handlers: JobHandlers): Promise<void> {
    try {
      await this.settle(job, handlers);
    } catch (error) {
      // The lease will expire, and the job will be taken again.
      this.warn(error, "a job could not be ended");
    } finally {
      this.running.delete(job);
      // Wakes workers that waited because too many jobs were running.
      this.rouse();
    }
  }

  private async settle(job: TakenJob, { clean, giveUp }: JobHandlers): Promise<void> {
    const { tableId, attempt, reason } = job;
    if (attempt > MAX_CRASHES) {
      await giveUp(tableId, reason ?? LOST);
      return await this.queue.remove(job);
    }
    const lease = new AbortController();
    this.leases.set(job, lease);
    const failure = await clean({ tableId, attempt }, lease.signal)
      .then(
        () => undefined,
        (error: unknown) => messageOf(error),
      )
      .finally(() => this.leases.delete(job));
    if (lease.signal.aborted) return;
    if (failure !== undefined && attempt < MAX_RETRIES) return await this.queue.retry(job, failure);
    if (failure !== undefined) await giveUp(tableId, failure);
    await this.queue.remove(job);
  }

  private scheduleTick(): void {
    this.timer = setTimeout(() => void this.tick().finally(() => this.isStopped || this.scheduleTick()), this.tickMs);
    this.timer.unref();
  }

  private async tick(): Promise<void> {
    try {
      if (this.leases.size > 0) for (const job of await this.queue.renew([...this.leases.keys()])) this.drop(job);
      await this.queue.releaseLost();
      this.rouse();
    } catch (error) {
      this.warn(error, "the job queue could not reach the database");
    }
  }

  /** The job may have ended during the renewal. */
  private drop(job: TakenJob): void {
    const lease = this.leases.get(job);
    if (lease === undefined || lease.signal.aborted) return;
    lease.abort(new Error("Another process has taken the job"));
    this.log.warn({ tableId: job.tableId }, "a job was taken by another process while it was at work here");
  }

  private untilRoused(): Promise<void> {
    return new Promise((resolve) => this.sleepers.add(resolve));
  }

  private rouse(): void {
    const sleepers = [...this.sleepers];
    this.sleepers.clear();
    for (const wake of sleepers) wake();
  }

  private warn(error: unknown, message: string): undefined {
    if (!this.isStopped) this.log.warn({ error: messageOf(error) }, message);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
