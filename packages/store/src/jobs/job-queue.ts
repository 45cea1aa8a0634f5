/**
 * The table of waiting jobs, the same on SQLite and PostgreSQL: one job a table, held by a worker for as long as its
 * lease is renewed.
 */
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { UNFINISHED } from "../repositories/tables.ts";
import type { Executor } from "../repositories/transaction.ts";
import { VisitorTurns, type WaitingVisitor } from "./visitor-turns.ts";

export interface TakenJob {
  readonly tableId: string;
  /** 0 on the first try. A job that another worker takes after a lost lease has a higher number. */
  readonly attempt: number;
  /** Why the last try failed; null when it did not end, or there was none. */
  readonly reason: string | null;
}

/** A worker that has not renewed its lease for this long is presumed dead. */
const LEASE_SECONDS = 10;
/** How often in a row another process may take the chosen job first. */
const MAX_RACES = 5;
const STRANDED_SEARCH_MS = 20_000;
/** A table may wait this long for its file to be fetched before it is queued without it. */
const STRANDED_SECONDS = 60;

/** The database's clock where several hosts share it, since theirs may differ. */
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
    // An SQLite file has one host: its earlier process is gone, and being killed does not count as a try.
    if (!queue.isShared) await queue.releaseAll();
    return queue;
  }

  /** With `db` inside the caller's transaction. False when the table is queued or at work already. */
  async add(tableId: string, db: Executor = this.db): Promise<boolean> {
    const added = await db
      .insertInto("jobs")
      .values({ tableId, leaseUntil: null, reason: null })
      .onConflict((conflict) => conflict.column("tableId").doNothing())
      .returning("seq")
      .executeTakeFirst();
    return added !== undefined;
  }

  /** The next job of the visitor whose turn it is. `onlyIdle`: of a visitor who has none at work. */
  async take(onlyIdle: boolean): Promise<TakenJob | undefined> {
    for (let race = 0; race < MAX_RACES; race++) {
      const seq = this.turns.choose(await this.waitingVisitors(), onlyIdle);
      if (seq === undefined) return undefined;
      const job = await this.lease(seq);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  /** Extends the leases of running jobs. Returns those that are lost: another worker may have them. */
  async renew(jobs: readonly TakenJob[]): Promise<readonly TakenJob[]> {
    const renewed = await this.db
      .updateTable("jobs")
      .set({ leaseUntil: this.secondsFromNow(LEASE_SECONDS) })
      .where("leaseUntil", "is not", null)
      .where(({ or, and }) => or(jobs.map(({ tableId, attempt }) => and({ tableId, attempt }))))
      .returning("tableId")
      .execute();
    const held = new Set(renewed.map(({ tableId }) => tableId));
    return jobs.filter(({ tableId }) => !held.has(tableId));
  }

  /** Requeues jobs whose leases ran out, and unfinished tables that have no job. */
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

  /** Requeues a job. A job that is not held any more is left alone, here and by `remove`. */
  async retry({ tableId, attempt }: TakenJob, reason: string): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, reason })
      .where("tableId", "=", tableId)
      .where("attempt", "=", attempt)
      .where("leaseUntil", "is not", null)
      .execute();
  }

  /** Ends a job that is done or given up. */
  async remove({ tableId, attempt }: TakenJob): Promise<void> {
    await this.db
      .deleteFrom("jobs")
      .where("tableId", "=", tableId)
      .where("attempt", "=", attempt)
      .where("leaseUntil", "is not", null)
      .execute();
  }

  /** Undefined when another process was faster. A job that has started before counts one more try. */
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

  /** The process that was to fetch a table's file and to queue the table then may have ended before. */
  private async strandedTables(): Promise<string[]> {
    const rows = await this.db
      .selectFrom("tables")
      .leftJoin("jobs", "jobs.tableId", "tables.id")
      .select("tables.id")
      .where("jobs.tableId", "is", null)
      .where(({ or, eb }) => or([eb("tables.status", "in", UNFINISHED), eb("tables.cleanAllAfter", "is not", null)]))
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
