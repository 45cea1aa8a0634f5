/** The queue of an SQLite file. Its one host is the only worker, and the only writer: no two can take the same job. */
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Executor } from "../repositories/transaction.ts";
import { type JobQueue, LEASE_SECONDS, type TakenJob } from "./job-queue.ts";
import { VisitorTurns, type WaitingVisitor } from "./visitor-turns.ts";

export class TableQueue implements JobQueue {
  private readonly turns = new VisitorTurns();

  private constructor(private readonly db: Kysely<Schema>) {}

  /**
   * Whoever ran the jobs of an earlier time is dead. Being killed from outside is not the file's fault, so it does not
   * count as a try.
   */
  static async open(db: Kysely<Schema>): Promise<TableQueue> {
    await db
      .updateTable("jobs")
      .set({ leaseUntil: null, started: false })
      .where("leaseUntil", "is not", null)
      .execute();
    return new TableQueue(db);
  }

  async add(tableId: string, db: Executor = this.db): Promise<boolean> {
    const added = await db
      .insertInto("jobs")
      .values({ tableId, leaseUntil: null, reason: null })
      .onConflict((conflict) => conflict.column("tableId").doNothing())
      .returning("seq")
      .executeTakeFirst();
    return added !== undefined;
  }

  async take(onlyIdle: boolean): Promise<TakenJob | undefined> {
    const seq = this.turns.choose(await this.waitingVisitors(), onlyIdle);
    if (seq === undefined) return undefined;
    return await this.db
      .updateTable("jobs")
      .set((set) => ({
        leaseUntil: leaseEnd(),
        attempt: set
          .case()
          .when("started", "=", true)
          .then(set("attempt", "+", 1))
          .else(set.ref("attempt"))
          .end(),
        started: true,
      }))
      .where("seq", "=", seq)
      .where("leaseUntil", "is", null)
      .returning(["tableId", "attempt", "reason"])
      .executeTakeFirst();
  }

  private async waitingVisitors(): Promise<WaitingVisitor<number>[]> {
    const rows = await this.db
      .selectFrom("jobs")
      .leftJoin("tables", "tables.id", "jobs.tableId")
      .select((select) => [
        select.fn.coalesce("tables.username", "tables.session", "jobs.tableId").as("visitor"),
        select.fn.count("jobs.leaseUntil").as("running"),
        select.fn.min("jobs.seq").filterWhere("jobs.leaseUntil", "is", null).as("next"),
      ])
      .groupBy("visitor")
      .execute();
    return rows.flatMap(({ visitor, running, next }) =>
      next === null ? [] : [{ visitor, running: Number(running), next: Number(next), waitsSince: Number(next) }],
    );
  }

  /** Whoever holds a job here is the only one who could. */
  async renew(jobs: readonly TakenJob[]): Promise<readonly TakenJob[]> {
    const tableIds = jobs.map(({ tableId }) => tableId);
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: leaseEnd() })
      .where("tableId", "in", tableIds)
      .where("leaseUntil", "is not", null)
      .execute();
    return [];
  }

  async releaseLost(): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, reason: null })
      .where("leaseUntil", "<", new Date())
      .execute();
  }

  async retry({ tableId }: TakenJob, reason: string): Promise<void> {
    await this.db.updateTable("jobs").set({ leaseUntil: null, reason }).where("tableId", "=", tableId).execute();
  }

  async remove({ tableId }: TakenJob): Promise<void> {
    await this.db.deleteFrom("jobs").where("tableId", "=", tableId).execute();
  }

  async close(): Promise<void> {}
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_SECONDS * 1000);
}
