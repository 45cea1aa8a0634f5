/** The queue of an SQLite file. Its one host is the only worker, and the only writer: no two can take the same job. */
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Executor } from "../repositories/transaction.ts";
import { type JobQueue, LEASE_SECONDS, type TakenJob } from "./job-queue.ts";

export class TableQueue implements JobQueue {
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

  async take(): Promise<TakenJob | undefined> {
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
      .where("seq", "=", (jobs) =>
        jobs.selectFrom("jobs").select("seq").where("leaseUntil", "is", null).orderBy("seq").limit(1),
      )
      .returning(["tableId", "attempt", "reason"])
      .executeTakeFirst();
  }

  async renew(tableIds: readonly string[]): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: leaseEnd() })
      .where("tableId", "in", [...tableIds])
      .where("leaseUntil", "is not", null)
      .execute();
  }

  async releaseLost(): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ leaseUntil: null, reason: null })
      .where("leaseUntil", "<", new Date())
      .execute();
  }

  async retry(tableId: string, reason: string): Promise<void> {
    await this.db.updateTable("jobs").set({ leaseUntil: null, reason }).where("tableId", "=", tableId).execute();
  }

  async remove(tableId: string): Promise<void> {
    await this.db.deleteFrom("jobs").where("tableId", "=", tableId).execute();
  }

  async close(): Promise<void> {}
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_SECONDS * 1000);
}
