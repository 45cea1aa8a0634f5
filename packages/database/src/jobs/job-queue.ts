/**
 * Stores waiting jobs in a table, the same on SQLite and PostgreSQL: one job per table, held by a worker that renews
 * its lease.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../connection/database.ts";
import type { Executor } from "../connection/transaction.ts";
import { UNFINISHED } from "../repositories/tables.ts";
import type { Schema } from "../schema/schema.ts";
import { VisitorTurns, type WaitingVisitor } from "./visitor-turns.ts";

export interface TakenJob {
  readonly tableId: string;
  /** 0 on the first try; higher if another worker takes the job after a lost lease. */
  readonly attempt: number;
  /** Reason why the last try failed; null if it did not end, or there was none. */
  readonly reason: string | null;
}

/** A worker that has not renewed its lease for this long is presumed dead. */
const LEASE_SECONDS = 10;
/** Largest number of times in a row that another process may take the chosen job first. */
const MAX_RACES = 5;
const STRANDED_SEARCH_MS = 20_000;
/** Time that a table may wait for its file to be fetched before it is queued without it. */
const STRANDED_SECONDS = 60;

/** Uses the database's clock if several hosts share it, since theirs may differ. */
const CLOCKS = {
  sqlite: (seconds: number) => sql<Date>`${new Date(Date.now() + seconds * 1000)}`,
  postgres: (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`,
};

export class JobQueue {
  private readonly turns = new VisitorTurns();
  private nextSearch = 0;

  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly secondsFromNow: (seconds: number) => ReturnType<typeof CLOCKS.sqlite>,
    private readonly isShared: boolean,
  ) {}

  static async open({ db, kind }: Database): Promise<JobQueue> {
    const queue = new JobQueue(db, CLOCKS[kind], kind === "postgres");
    // An SQLite file has one host, so its earlier process is gone; being killed does not count as a try.
    if (!queue.isShared) await queue.releaseAll();
    return queue;
  }

  /**
   * With `db` it runs inside the caller's transaction. Returns false if the table is already queued or being cleaned.
   */
  async add(tableId: string, db: Executor = this.db): Promise<boolean> {
    const added = await db
      .insertInto("jobs")
      .values({ tableId, leaseUntil: null, reason: null })
      .onConflict((conflict) => conflict.column("tableId").doNothing())
      .returning("seq")
      .executeTakeFirst();
    return added !== undefined;
  }

  /** Takes the next job in the visitors' turn order. `onlyIdle` considers only visitors without a running job. */
  async take(onlyIdle: boolean): Promise<TakenJob | undefined> {
    for (let race = 0; race < MAX_RACES; race++) {
      const seq = this.turns.choose(await this.waitingVisitors(), onlyIdle);
      if (seq === undefined) return undefined;
      const job = await this.lease(seq);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  /** Extends the leases of running jobs. Returns the lost ones, which another worker may have. */
  async renew(jobs: readonly TakenJob[]): Promise<readonly TakenJob[]> {
    const renewed = await this.db
      .updateTable("jobs")
      .set({ leaseUntil: this.secondsFromNow(LEASE_SECONDS) })
      .where("leaseUntil", "is not", null)
      .where((where) => where.or(jobs.map(({ tableId, attempt }) => where.and({ tableId, attempt }))))
      .returning("tableId")
      .execute();
    const held = new Set(renewed.map(({ tableId }) => tableId));
    return jobs.filter(({ tableId }) => !held.has(tableId));
  }

  /** Requeues jobs with expired leases, and unfinished tables without a job. */
  async releaseLost(): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, reason: null })
      .where("leaseUntil", "<", this.secondsFromNow(0))
      .execute();
    if (!this.isShared || performance.now() < this.nextSearch) return;
    this.nextSearch = performance.now() + STRANDED_SEARCH_MS;
    for (const tableId of await this.strandedTables()) await this.add(tableId);
  }

  /** Requeues a job. Jobs that are no longer held are ignored, here and by `remove`. */
  async retry({ tableId, attempt }: TakenJob, reason: string): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, reason })
      .where("tableId", "=", tableId)
      .where("attempt", "=", attempt)
      .where("leaseUntil", "is not", null)
      .execute();
  }

  /** Removes a job that is done or given up. */
  async remove({ tableId, attempt }: TakenJob): Promise<void> {
    await this.db
      .deleteFrom("jobs")
      .where("tableId", "=", tableId)
      .where("attempt", "=", attempt)
      .where("leaseUntil", "is not", null)
      .execute();
  }

  /** Returns undefined if another process was faster. A job that has started before counts one more try. */
  private async lease(seq: number): Promise<TakenJob | undefined> {
    return await this.db
      .updateTable("jobs")
      .set((set) => ({
        leaseUntil: this.secondsFromNow(LEASE_SECONDS),
        attempt: set
          .case()
          .when("started", "=", true)
          .then(set("attempt", "+", 1))
          .else(set.ref("attempt"))
          .end(),
        started: true,
      }))
      .where("seq", "=", (jobs) =>
        jobs
          .selectFrom("jobs")
          .select("seq")
          .where("seq", "=", seq)
          .where("leaseUntil", "is", null)
          .$if(this.isShared, (query) => query.forUpdate().skipLocked()),
      )
      .returning(["tableId", "attempt", "reason"])
      .executeTakeFirst();
  }

  private async waitingVisitors(): Promise<WaitingVisitor<number>[]> {
    const rows = await this.db
      .selectFrom("jobs")
      .leftJoin("tables", "tables.id", "jobs.tableId")
      .select((select) => [
        sql<string>`coalesce(tables.username, cast(tables.session as text), cast(jobs.table_id as text))`.as("visitor"),
        select.fn.count("jobs.leaseUntil").as("running"),
        select.fn.min("jobs.seq").filterWhere("jobs.leaseUntil", "is", null).as("next"),
      ])
      .groupBy("visitor")
      .execute();
    return rows.flatMap(({ visitor, running, next }) =>
      next === null ? [] : [{ visitor, running: Number(running), next: Number(next), waitsSince: Number(next) }],
    );
  }

  /** The process that should have fetched a table's file and queued the table may have died. */
  private async strandedTables(): Promise<string[]> {
    const rows = await this.db
      .selectFrom("tables")
      .leftJoin("jobs", "jobs.tableId", "tables.id")
      .select("tables.id")
      .where("jobs.tableId", "is", null)
      .where((where) => where("tables.status", "in", UNFINISHED).or("tables.cleanAllAfter", "is not", null))
      .where(
        ({ fn }) => fn.coalesce("tables.updatedAt", "tables.createdAt"),
        "<",
        this.secondsFromNow(-STRANDED_SECONDS),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  private async releaseAll(): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, started: false })
      .where("leaseUntil", "is not", null)
      .execute();
  }
}
