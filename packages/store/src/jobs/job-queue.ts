/** Where jobs wait: a table of SQLite, or pg-boss on PostgreSQL. One job a table; a worker holds it by a lease. */
import type { Executor } from "../repositories/transaction.ts";

export interface TakenJob {
  readonly tableId: string;
  /** 0 on the first try. */
  readonly attempt: number;
  /** Why the last try failed; null when it did not end, or there was none. */
  readonly reason: string | null;
}

export interface JobQueue {
  /** With `db` inside the caller's transaction. False when the table is queued or at work already. */
  add(tableId: string, db?: Executor): Promise<boolean>;
  /** The next job of the visitor whose turn it is, for `LEASE_SECONDS`. `onlyIdle`: of a visitor who has none at work. */
  take(onlyIdle: boolean): Promise<TakenJob | undefined>;
  /** Prolongs the leases of jobs that go on. Those are given back whose lease ran out, and that others may have now. */
  renew(jobs: readonly TakenJob[]): Promise<readonly TakenJob[]>;
  /** Has jobs wait again whose workers were not heard of in time, and tables that nobody has queued. */
  releaseLost(): Promise<void>;
  /** Has the job wait again. What is not held any more is left alone, here and by `remove`. */
  retry(job: TakenJob, reason: string): Promise<void>;
  /** The job is done, or given up. */
  remove(job: TakenJob): Promise<void>;
  close(): Promise<void>;
}

/** A worker that has not been heard of for so long is taken for dead. */
export const LEASE_SECONDS = 10;
