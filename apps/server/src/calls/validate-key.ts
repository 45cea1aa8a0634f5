import { randomUUID } from "node:crypto";
import { LIMITS } from "@limpid/contract";
import { findKeyUser, renewSession } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { requireSession } from "../session.ts";
import { setSessionCookie } from "../session-cookie.ts";

export const validateKey = defineCall(
  "validateKey",
  async ({ body, request, reply }, context: Pick<Context, "config" | "database">) => {
    const { db } = context.database;
    const session = await requireSession(request, context, body.session_uuid);
    // Without a key the call only checks the session, and tells whose it is.
    if (body.api_key === null || body.api_key === "")
      return { is_valid: false, api_key: null, username: session.username };
    const user = await findKeyUser(db, body.api_key);
    if (user === undefined) return { is_valid: false, api_key: null, username: null };
    const { username, keyHash } = user;
    const answer = { is_valid: true, api_key: body.api_key, username };
    if (session.username === username && session.keyHash === keyHash) return answer;
    const id = randomUUID();
    if (!(await renewSession(db, session.id, id, user))) throw new Problem("no_session");
    setSessionCookie(request, reply, id, context.config);
    return { ...answer, session_uuid: id };
  },
  { perMinute: LIMITS.keyChecksPerMinute },
);
