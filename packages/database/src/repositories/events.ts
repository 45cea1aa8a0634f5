/** Stores events of a stream (a job, a table, a session), numbered from 0 within it, for replay. */
import { sql } from "kysely";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import { json } from "./json.ts";

export interface StoredEvent {
  /** Rises within a stream; readers resume after it. */
  readonly id: number;
  readonly seq: number;
  readonly payload: unknown;
}

/** Number of events that fit into one statement of SQLite and PostgreSQL: a table of 16,384 columns has more. */
const EVENTS_AT_A_TIME = 5000;

/**
 * Adds events with known numbers and ignores existing ones, so that a resumed job may report from the start again. A
 * stream has one such writer.
 */
export async function appendEvents(
  db: Executor,
  stream: string,
  firstSeq: number,
  payloads: readonly unknown[],
): Promise<void> {
  const rows = payloads.map((payload, index) => ({ stream, seq: firstSeq + index, payload: json(payload) }));
  for (let start = 0; start < rows.length; start += EVENTS_AT_A_TIME)
    await db
      .insertInto("events")
      .values(rows.slice(start, start + EVENTS_AT_A_TIME))
      .onConflict((conflict) => conflict.columns(["stream", "seq"]).doNothing())
      .execute();
}

/**
 * Adds an event after the last one of any writer. If another writer has taken the number, it waits for that transaction
 * and tries the next number, so ids rise in the order of the commits.
 */
export async function appendNextEvent(db: Executor, stream: string, payload: unknown): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (;;) {
      const { seq } = await trx
        .selectFrom("events")
        .select((select) => select.fn.coalesce(select.fn.max("seq"), sql<number>`-1`).as("seq"))
        .where("stream", "=", stream)
        .executeTakeFirstOrThrow();
      const added = await trx
        .insertInto("events")
        .values({ stream, seq: seq + 1, payload: json(payload) })
        .onConflict((conflict) => conflict.columns(["stream", "seq"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added !== undefined) return;
    }
  });
}

/** Returns the newest event of a stream. */
export async function lastEvent(db: Executor, stream: string): Promise<StoredEvent | undefined> {
  return await db
    .selectFrom("events")
    .select(["id", "seq", "payload"])
    .where("stream", "=", stream)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the number of events up to one, which is the next writer's first number. */
export async function nextSeq(db: Executor, stream: string, afterId: number): Promise<number> {
  const { seq } = await db
    .selectFrom("events")
    .select((select) => select.fn.coalesce(select.fn.max("seq"), sql<number>`-1`).as("seq"))
    .where("stream", "=", stream)
    .where("id", "<=", afterId)
    .executeTakeFirstOrThrow();
  return seq + 1;
}

/** Returns events with an id above `afterId` (0 for all) in order. */
export async function readEvents(db: Executor, stream: string, afterId: number, limit: number): Promise<StoredEvent[]> {
  return await db
    .selectFrom("events")
    .select(["id", "seq", "payload"])
    .where("stream", "=", stream)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteEvents(db: Executor, stream: string): Promise<void> {
  await db.deleteFrom("events").where("stream", "=", stream).execute();
}
