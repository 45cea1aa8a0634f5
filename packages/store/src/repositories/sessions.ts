/** Sessions of visitors. */
import { LIMITS } from "@limpid/contract";
import type { ClientRecord } from "../database/schema.ts";
import { deleteEvents } from "./events.ts";
import { json } from "./json.ts";
import { type Executor, inTransaction } from "./transaction.ts";

export interface SessionRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly username: string | null;
  /** Of the key by which the user is known; null in sessions from before it was kept. */
  readonly keyHash: string | null;
  readonly successor: string | null;
  readonly client: ClientRecord;
}

const LIFETIME_MS = LIMITS.sessionCookieDays * 24 * 60 * 60 * 1000;

export async function createSession(db: Executor, id: string, client: ClientRecord): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ id, username: null, successor: null, client: json(client) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The session, unless it has ended: by its age, as its cookie's, or because its user's key was revoked. */
export async function findSession(db: Executor, id: string, now = new Date()): Promise<SessionRecord | undefined> {
  return await db
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", id)
    .where("successor", "is", null)
    .where("createdAt", ">", new Date(now.getTime() - LIFETIME_MS))
    .where((where) =>
      where.or([
        where("username", "is", null),
        where.exists(
          where
            .selectFrom("apiKeys")
            .select("hash")
            .whereRef("apiKeys.username", "=", "sessions.username")
            .where((key) =>
              key.or([key("sessions.keyHash", "is", null), key("hash", "=", key.ref("sessions.keyHash"))]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();
}

export interface KnownUser {
  readonly username: string;
  readonly keyHash: string;
}

/** The session is its user's from now on, under the id that it has. False when there is no such session. */
export async function bindSession(db: Executor, id: string, { username, keyHash }: KnownUser): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ username, keyHash })
    .where("id", "=", id)
    .where("successor", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The session is its user's from now on, under another id: whoever planted its former id as a cookie knows nothing of use
 * (session fixation; OWASP ASVS 5.0 §7.2.4). Its tables, with its edits of them, views, proposals and messages go along.
 * False when there is no such session.
 */
export async function renewSession(
  db: Executor,
  formerId: string,
  id: string,
  { username, keyHash }: KnownUser,
): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    const former = await trx
      .updateTable("sessions")
      .set({ successor: id })
      .where("id", "=", formerId)
      .where("successor", "is", null)
      .returning("client")
      .executeTakeFirst();
    if (former === undefined) return false;
    await trx.updateTable("sessions").set({ successor: id }).where("successor", "=", formerId).execute();
    await trx
      .insertInto("sessions")
      .values({ id, username, keyHash, successor: null, client: json(former.client) })
      .execute();
    await trx.updateTable("tables").set({ session: id }).where("session", "=", formerId).execute();
    await trx
      .updateTable("edits")
      .set({ session: id })
      .where("session", "=", formerId)
      .where("tableId", "in", (own) => own.selectFrom("tables").select("tables.id").where("tables.session", "=", id))
      .execute();
    await trx.updateTable("views").set({ session: id }).where("session", "=", formerId).execute();
    await trx.updateTable("proposals").set({ session: id }).where("session", "=", formerId).execute();
    await trx
      .updateTable("events")
      .set({ stream: sessionStream(id) })
      .where("stream", "=", sessionStream(formerId))
      .execute();
    return true;
  });
}

/** The id under which a session goes on since its key was given. Knowing its former id proves nothing. */
export async function findSuccessor(db: Executor, formerId: string): Promise<string | undefined> {
  const former = await db.selectFrom("sessions").select("successor").where("id", "=", formerId).executeTakeFirst();
  return former?.successor ?? undefined;
}

/** The name of the stream of what the service tells it. */
export function sessionStream(id: string): string {
  return `session:${id}`;
}

export async function deleteSession(db: Executor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom("sessions")
      .where((where) => where.or([where("id", "=", id), where("successor", "=", id)]))
      .execute();
    await deleteEvents(trx, sessionStream(id));
  });
}

/** Removes those whose time is over, with what their browsers have told, and were told; how many there were. */
export async function deleteExpiredSessions(db: Executor, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - LIFETIME_MS);
  const expired = await db.selectFrom("sessions").select("id").where("createdAt", "<=", limit).execute();
  for (const { id } of expired) await deleteSession(db, id);
  return expired.length;
}
