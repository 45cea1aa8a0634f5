/**
 * The numbered events of one job. A job that is resumed appends them again from the start; the store keeps each number
 * once, so that followers see every event once.
 */
import type { JobMessage } from "@limpid/contract";
import { type Executor, eventStore, inTransaction, type TablePatch, tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { jobStream } from "../tables/streams.ts";
import { failed } from "../wire/job-message.ts";

export class JobEventLog {
  private readonly stream: string;

  constructor(
    private readonly context: Pick<Context, "database">,
    private readonly tableId: string,
    /** The number of the first event. */
    private seq = 0,
  ) {
    this.stream = jobStream(tableId);
  }

  /**
   * Appends the events, changes the table and keeps what belongs to it in one transaction: all is seen or nothing. Rejects
   * where the table is cleaned already, as after this process has stood still and another one has taken the job.
   */
  async append(
    events: readonly JobMessage[],
    patch: TablePatch = {},
    alsoKeep: (transaction: Executor) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const firstSeq = this.seq;
    await inTransaction(this.context.database.db, async (transaction) => {
      const isChanged = Object.keys(patch).length > 0;
      if (isChanged && !(await tableStore.update(transaction, this.tableId, patch, { isUnfinished: true })))
        throw new Error(`The table ${this.tableId} is not being cleaned any more`);
      await alsoKeep(transaction);
      await eventStore.append(transaction, this.stream, firstSeq, events);
    });
    this.seq += events.length;
    await this.context.database.hub.announce(this.stream);
  }

  /** Ends the job for good, unless the table is cleaned. */
  async fail(microservice: JobMessage["microservice"], reason: string): Promise<void> {
    await inTransaction(this.context.database.db, async (transaction) => {
      const patch = { status: "failed", error: reason } as const;
      if (await tableStore.update(transaction, this.tableId, patch, { isUnfinished: true }))
        await eventStore.appendNext(transaction, this.stream, failed(microservice, reason));
    });
    await this.context.database.hub.announce(this.stream);
  }
}
