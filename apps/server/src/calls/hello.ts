import { randomUUID } from "node:crypto";
import { createSession } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { setSessionCookie } from "../session.ts";
import { clientFromWire } from "../wire/client.ts";

/** Sessions one address may start in a minute: far above what a person needs, far below what fills a disk. */
const PER_MINUTE = 120;

export const hello = defineCall(
  "hello",
  async ({ body, request, reply }, context: Pick<Context, "database" | "workers">) => {
    // Who comes is likely to bring a file.
    context.workers.warm("clean");
    const id = randomUUID();
    await createSession(context.database.db, id, clientFromWire(body));
    setSessionCookie(request, reply, id);
    return { session_uuid: id };
  },
  { perMinute: PER_MINUTE },
);
