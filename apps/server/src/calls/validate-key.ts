import { findUsername, touchSession } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { requireSession } from "../session.ts";

/** The key box is checked on each keystroke; guessing keys is not worth trying at this rate. */
const PER_MINUTE = 600;

export const validateKey = defineCall(
  "validateKey",
  async ({ body, request }, context: Pick<Context, "database">) => {
    const session = await requireSession(request, context, body.session_uuid);
    // Without a key the call only checks the session, and tells whose it is.
    if (body.api_key === null || body.api_key === "")
      return { is_valid: false, api_key: null, username: session.username };
    const username = await findUsername(context.database.db, body.api_key);
    if (username === undefined) return { is_valid: false, api_key: null, username: null };
    if (!(await touchSession(context.database.db, session.id, username, new Date()))) throw new Problem("no_session");
    return { is_valid: true, api_key: body.api_key, username };
  },
  { perMinute: PER_MINUTE },
);
