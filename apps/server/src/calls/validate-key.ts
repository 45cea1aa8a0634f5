import { randomUUID } from "node:crypto";
import { LIMITS } from "@limpid/contract";
import { apiKeyStore, type KnownUser, type SessionRecord, sessionStore } from "@limpid/database";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { requireSession } from "../session.ts";
import { sessionOfCookie, setSessionCookie } from "../session-cookie.ts";

export const validateKey = defineCall(
  "validateKey",
  async ({ body, request, reply }, context: Pick<Context, "config" | "database">) => {
    const session = await requireSession(request, context, body.session_uuid, body.api_key);
    const { id, ...answer } = await check(request, session, body.api_key, context);
    const cookie = sessionOfCookie(request);
    if (cookie !== undefined && cookie !== id) setSessionCookie(request, reply, id, context.config);
    return id === body.session_uuid ? answer : { ...answer, session_uuid: id };
  },
  { perMinute: LIMITS.keyChecksPerMinute },
);

interface Checked {
  /** The id of the session from now on. */
  readonly id: string;
  readonly is_valid: boolean;
  readonly api_key: string | null;
  readonly username: string | null;
}

/** Without a key the call only checks the session and returns its user. */
async function check(
  request: FastifyRequest,
  session: SessionRecord,
  key: string | null,
  { database }: Pick<Context, "database">,
): Promise<Checked> {
  const { id } = session;
  if (key === null || key === "") return { id, is_valid: false, api_key: null, username: session.username };
  const user = await apiKeyStore.findUser(database.db, key);
  if (user === undefined) return { id, is_valid: false, api_key: null, username: null };
  return { id: await giveKey(request, session, user, database), is_valid: true, api_key: key, username: user.username };
}

/**
 * The id that the session has from now on. An id that came as a cookie may have been planted there, so that the session goes on
 * under another one; an id cannot be planted in a client without cookies.
 */
async function giveKey(
  request: FastifyRequest,
  { id: former, username, keyHash }: SessionRecord,
  user: KnownUser,
  { db, hub }: Context["database"],
): Promise<string> {
  if (username === user.username && keyHash === user.keyHash) return former;
  const isRenewed = sessionOfCookie(request) !== undefined;
  const id = isRenewed ? randomUUID() : former;
  const isThere = isRenewed ? await sessionStore.renew(db, former, id, user) : await sessionStore.bind(db, id, user);
  if (!isThere) throw new Problem("no_session");
  // Listeners under the former id reconnect, and follow this one.
  await hub.announce(sessionStore.stream(former));
  return id;
}
