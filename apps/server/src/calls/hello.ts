import { randomUUID } from "node:crypto";
import { LIMITS } from "@limpid/contract";
import { sessionStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireShallow } from "../security/require-shallow.ts";
import { setSessionCookie } from "../session-cookie.ts";
import { clientFromWire } from "../wire/client.ts";

export const hello = defineCall(
  "hello",
  async ({ body, request, reply }, context: Pick<Context, "config" | "database">) => {
    requireShallow(body);
    const id = randomUUID();
    await sessionStore.create(context.database.db, id, clientFromWire(body));
    setSessionCookie(request, reply, id, context.config);
    return { session_uuid: id };
  },
  { perMinute: LIMITS.sessionsPerMinute, bodyBytes: LIMITS.helloBytes },
);
