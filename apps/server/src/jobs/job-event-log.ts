/**
 * The numbered messages of one job. A job that is resumed appends them again from the start; the store keeps each number
 * once, so that followers see every message once.
 */
import type { JobMessage } from "@limpid/contract";
import {
  appendEvents,
  appendNextEvent,
  type Executor,
  inTransaction,
  type TablePatch,
  updateTable,
} from "@limpid/store";
import type { Context } from "../context.ts";
import { jobStream } from "../events/streams.ts";

export class JobEventLog {
  private readonly stream: string;

  constructor(
    private readonly context: Context,
    private readonly tableId: string,
    /** The number of the first message. */
    private seq = 0,
  ) {
    this.stream = jobStream(tableId);
  }

  /** Appends the messages, changes the table and keeps what belongs to it in one transaction: all is seen or nothing. */
  async append(
    messages: readonly JobMessage[],
    patch: TablePatch = {},
    alsoKeep: (transaction: Executor) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const firstSeq = this.seq;
    await inTransaction(this.context.database.db, async (transaction) => {
      if (Object.keys(patch).length > 0) await updateTable(transaction, this.tableId, patch);
      await alsoKeep(transaction);
      await appendEvents(transaction, this.stream, firstSeq, messages);
    });
    this.seq += messages.length;
    await this.context.database.hub.announce(this.stream);
  }

  /** Ends the job for good. */
  async fail(message: JobMessage): Promise<void> {
    await inTransaction(this.context.database.db, async (transaction) => {
      await updateTable(transaction, this.tableId, { status: "failed", error: message.msg });
      await appendNextEvent(transaction, this.stream, message);
    });
    await this.context.database.hub.announce(this.stream);
  }
}
