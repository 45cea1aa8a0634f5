import { sessionStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireSession } from "../session.ts";
import { eraseSessionCookie } from "../session-cookie.ts";

/** Its tables stay: those of a key are found by it again, the others by their links alone. */
export const endSession = defineCall(
  "endSession",
  async ({ body, request, reply }, context: Pick<Context, "database">) => {
    const session = await requireSession(request, context, body.session_uuid);
    await sessionStore.delete(context.database.db, session.id);
    eraseSessionCookie(reply);
    return { ended: true };
  },
);
