/** Who calls: the session of the cookie or of the body, and the user of an API key. */
import { LIMITS } from "@limpid/contract";
import { findSession, findUsername, type SessionRecord } from "@limpid/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { Problem } from "./problems.ts";

const SESSION_COOKIE = "session_uuid";

export interface Caller {
  readonly sessionId: string;
  readonly username: string | null;
}

const DAY_SECONDS = 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page reads the cookie (specification §4), so it cannot be HttpOnly; the other guards are all set. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  void reply.setCookie(SESSION_COOKIE, id, {
    path: "/",
    maxAge: LIMITS.sessionCookieDays * DAY_SECONDS,
    sameSite: "lax",
    secure: request.protocol === "https",
  });
}

/**
 * The caller of a call that names its session. A cookie of another session is refused; without a cookie (scripts) the
 * named session is the credential.
 */
export async function requireCaller(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
  apiKey?: string | null,
): Promise<Caller> {
  const cookie = request.cookies[SESSION_COOKIE];
  if (cookie !== undefined && cookie !== sessionId) throw new Problem("session_mismatch");
  const session = await findValidSession(context, sessionId);
  if (session === undefined) throw new Problem("no_session");
  const key = apiKey ?? bearerOf(request);
  const username = key === null ? session.username : await findUsername(context.database.db, key);
  return { sessionId, username: username ?? null };
}

/** The caller of a call that names no session, as far as the cookie tells. */
export async function findCaller(
  request: FastifyRequest,
  context: Pick<Context, "database">,
): Promise<Caller | undefined> {
  const cookie = request.cookies[SESSION_COOKIE];
  const session = cookie === undefined ? undefined : await findValidSession(context, cookie);
  return session === undefined ? undefined : { sessionId: session.id, username: session.username };
}

async function findValidSession(context: Pick<Context, "database">, id: string): Promise<SessionRecord | undefined> {
  return UUID.test(id) ? findSession(context.database.db, id) : undefined;
}

/** Whether the caller made the table: by session, or by the user both belong to. */
export function isOwner(caller: Caller | undefined, table: { session: string; username: string | null }): boolean {
  if (caller === undefined) return false;
  return caller.sessionId === table.session || (caller.username !== null && caller.username === table.username);
}

function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
}
