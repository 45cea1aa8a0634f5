/** Stores sessions of visitors. */
import { LIMITS } from "@limpid/contract";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { ClientRecord } from "../schema/schema.ts";
import { deleteEvents } from "./events.ts";
import { json } from "./json.ts";

export interface SessionRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly username: string | null;
  /** Hash of the API key that identifies the user. */
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

/** Returns the session unless it has ended: by its age, like its cookie, or because its user's key was revoked. */
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
            .whereRef("apiKeys.hash", "=", "sessions.keyHash"),
        ),
      ]),
    )
    .executeTakeFirst();
}

export interface KnownUser {
  readonly username: string;
  readonly keyHash: string;
}

/** Assigns the session to a user under its current id. Returns false if there is no such session. */
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
 * Assigns the session to a user under another id, so that a person who planted its former id as a cookie gains nothing
 * (session fixation; OWASP ASVS 5.0 §7.2.4). Its tables, with its edits of them, views, proposals and messages move
 * along. Returns false if there is no such session.
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

/** Returns the id that replaced a session's id when its key was given. Knowing the former id proves nothing. */
export async function findSuccessor(db: Executor, formerId: string): Promise<string | undefined> {
  const former = await db.selectFrom("sessions").select("successor").where("id", "=", formerId).executeTakeFirst();
  return former?.successor ?? undefined;
}

/** Returns the name of a session's event stream. */
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

/** Removes expired sessions with their browsers' details and their messages. Returns their number. */
export async function deleteExpiredSessions(db: Executor, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - LIFETIME_MS);
  const expired = await db.selectFrom("sessions").select("id").where("createdAt", "<=", limit).execute();
  for (const { id } of expired) await deleteSession(db, id);
  return expired.length;
}
