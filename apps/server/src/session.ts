/** Identifies the caller: the session of the cookie or of the body, and the user of an API key. */
import { createHash } from "node:crypto";
import { apiKeyStore, type KnownUser, type SessionRecord, sessionStore } from "@limpid/database";
import type { FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";
import { sessionOfCookie } from "./session-cookie.ts";

/** An identified caller: a session, the user of a key, or both. */
export interface Visitor {
  readonly sessionId: string | null;
  readonly username: string | null;
}

export interface Caller extends Visitor {
  readonly sessionId: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the session that a call names in its cookie or its body, without checking that it exists. */
export function namedSession(request: FastifyRequest): string | undefined {
  return sessionOfCookie(request) ?? readField(request, "session_uuid");
}

/**
 * The caller of a call that names its session, or leaves that to its cookie or its key. Of a wrong key nobody is made an anonymous
 * caller in silence.
 */
export async function requireCaller(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string | undefined,
  apiKey?: string | null,
): Promise<Caller> {
  const key = apiKey || keyOf(request);
  const named = sessionId ?? (await ownCookie(request, context));
  if (named === undefined) {
    if (key === undefined) throw new Problem("no_session");
    return callerOfKey(await requireUser(context, key));
  }
  const session = await requireSession(request, context, named, key);
  const username = key === undefined ? session.username : (await requireUser(context, key)).username;
  return { sessionId: session.id, username };
}

/**
 * The session that a call names. A cookie of another session is refused; without a cookie (scripts) the named session is
 * the credential. An id that the session had before its key was given is good beside its cookie, or its user's key.
 */
export async function requireSession(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
  apiKey?: string | null,
): Promise<SessionRecord> {
  const session = await namedSessionOf(request, context, sessionId, apiKey);
  if (session !== undefined) return session;
  const isOthers = hasOtherCookie(request, sessionId) && !(await isFormer(request, context, sessionId));
  throw new Problem(isOthers ? "session_mismatch" : "no_session");
}

/** The session that the path of a call names, where the call is its. */
export async function sessionOfPath(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
): Promise<SessionRecord | undefined> {
  return await namedSessionOf(request, context, sessionId, keyOf(request));
}

async function namedSessionOf(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
  apiKey: string | null | undefined,
): Promise<SessionRecord | undefined> {
  if (!UUID.test(sessionId)) return undefined;
  const { db } = context.database;
  const isOther = hasOtherCookie(request, sessionId);
  const session = isOther ? undefined : await sessionStore.find(db, sessionId);
  if (session !== undefined) return session;
  const successor = await sessionStore.findSuccessor(db, sessionId);
  const renewed = successor === undefined ? undefined : await sessionStore.find(db, successor);
  if (renewed === undefined) return undefined;
  if (isOther) return sessionOfCookie(request) === renewed.id ? renewed : undefined;
  const user = apiKey ? await apiKeyStore.findUser(db, apiKey) : undefined;
  return user !== undefined && user.username === renewed.username ? renewed : undefined;
}

/** The cookie is that of the session which had this id before, whether it goes on or has ended. */
async function isFormer(
  request: FastifyRequest,
  context: Pick<Context, "database">,
  sessionId: string,
): Promise<boolean> {
  return (
    UUID.test(sessionId) &&
    (await sessionStore.findSuccessor(context.database.db, sessionId)) === sessionOfCookie(request)
  );
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
  const key = readBearer(request);
  const session = cookie === undefined ? undefined : await findValidSession(context, cookie);
  if (session === undefined && key === null) return undefined;
  const username = key === null ? session?.username : (await requireUser(context, key)).username;
  return { sessionId: session?.id ?? null, username: username ?? null };
}

async function requireUser({ database }: Pick<Context, "database">, key: string): Promise<KnownUser> {
  const user = await apiKeyStore.findUser(database.db, key);
  if (user === undefined) throw new Problem("invalid_api_key");
  return user;
}

/** A program that has a key and no session: what it makes is of an id that is the key's alone, and that opens no session. */
function callerOfKey({ username, keyHash }: KnownUser): Caller {
  const digest = createHash("sha256").update(`caller ${keyHash}`).digest("hex");
  const sessionId = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
  return { sessionId, username };
}

/** Returns the cookie's session if it is still valid. */
async function ownCookie(request: FastifyRequest, context: Pick<Context, "database">): Promise<string | undefined> {
  const cookie = sessionOfCookie(request);
  return cookie === undefined ? undefined : (await findValidSession(context, cookie))?.id;
}

async function findValidSession(context: Pick<Context, "database">, id: string): Promise<SessionRecord | undefined> {
  return UUID.test(id) ? sessionStore.find(context.database.db, id) : undefined;
}

/** Whether the caller made the table: by session, or by the user both belong to. */
export function isOwner(caller: Visitor | undefined, table: { session: string; username: string | null }): boolean {
  if (caller === undefined) return false;
  return caller.sessionId === table.session || (caller.username !== null && caller.username === table.username);
}

export function readBearer(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/** The key that a call carries, in its header or its body. */
function keyOf(request: FastifyRequest): string | undefined {
  return readBearer(request) ?? readField(request, "api_key");
}

/** A text of the body. */
export function readField({ body }: FastifyRequest, name: string): string | undefined {
  const value = (body as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
