/** Sessions of visitors. */
import type { ClientRecord } from "../database/schema.ts";
import { json } from "./json.ts";
import type { Executor } from "./transaction.ts";

export interface SessionRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly username: string | null;
  readonly client: ClientRecord;
}

export async function createSession(db: Executor, id: string, client: ClientRecord): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ id, username: null, client: json(client) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function findSession(db: Executor, id: string): Promise<SessionRecord | undefined> {
  return await db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Notes that the session was seen, and by whom when a key said so. False when there is no such session. */
export async function touchSession(db: Executor, id: string, username: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ seenAt: now, username })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
