/** Who calls: the session of the cookie or of the body, and the user of an API key. */
import { findKeyUser, findSession, type SessionRecord } from "@limpid/store";
import type { FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { Problem } from "./problems.ts";
import { sessionOfCookie } from "./session-cookie.ts";

/** Somebody of whom something is known: a session, the user of a key, or both. */
export interface Visitor {
  readonly sessionId: string | null;
  readonly username: string | null;
}

export interface Caller extends Visitor {
  readonly sessionId: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The session that a call says it is of, in its cookie or, as scripts do, in its body; nobody has looked whether there is such a one. */
export function namedSession(request: FastifyRequest): string | undefined {
  return sessionOfCookie(request) ?? fieldOf(request, "session_uuid");
}

/** The caller of a call that names its session. Of a wrong key nobody is made an anonymous caller in silence. */
export async function requireCaller(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
  apiKey?: string | null,
): Promise<Caller> {
  const session = await requireSession(request, context, sessionId);
  const key = apiKey || bearerOf(request);
  return { sessionId, username: key === null ? session.username : await requireUser(context, key) };
}

/**
 * The session that a call names. A cookie of another session is refused; without a cookie (scripts) the named session is
 * the credential.
 */
export async function requireSession(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
): Promise<SessionRecord> {
  if (hasOtherCookie(request, sessionId)) throw new Problem("session_mismatch");
  const session = await findValidSession(context, sessionId);
  if (session === undefined) throw new Problem("no_session");
  return session;
}

/** Whether a call is of the session that its path names. */
export async function isOfSession(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
): Promise<boolean> {
  return !hasOtherCookie(request, sessionId) && (await findValidSession(context, sessionId)) !== undefined;
}

function hasOtherCookie(request: FastifyRequest, sessionId: string): boolean {
  const cookie = sessionOfCookie(request);
  return cookie !== undefined && cookie !== sessionId;
}

/** The caller of a call that names no session, as far as the cookie and the key tell. */
export async function findCaller(
  request: FastifyRequest,
  context: Pick<Context, "database">,
): Promise<Visitor | undefined> {
  const cookie = sessionOfCookie(request);
  const key = bearerOf(request);
  const session = cookie === undefined ? undefined : await findValidSession(context, cookie);
  if (session === undefined && key === null) return undefined;
  const username = key === null ? session?.username : await requireUser(context, key);
  return { sessionId: session?.id ?? null, username: username ?? null };
}

async function requireUser({ database }: Pick<Context, "database">, key: string): Promise<string> {
  const user = await findKeyUser(database.db, key);
  if (user === undefined) throw new Problem("invalid_api_key");
  return user.username;
}

async function findValidSession(context: Pick<Context, "database">, id: string): Promise<SessionRecord | undefined> {
  return UUID.test(id) ? findSession(context.database.db, id) : undefined;
}

/** Whether the caller made the table: by session, or by the user both belong to. */
export function isOwner(caller: Visitor | undefined, table: { session: string; username: string | null }): boolean {
  if (caller === undefined) return false;
  return caller.sessionId === table.session || (caller.username !== null && caller.username === table.username);
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/** A text of the body. */
export function fieldOf({ body }: FastifyRequest, name: string): string | undefined {
  const value = (body as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
