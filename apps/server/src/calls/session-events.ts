import { type SessionEvent, sessionStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastEventId, namesEvent, type StreamContext, sendEventStream } from "../events/event-stream.ts";
import { Problem } from "../problems.ts";
import { sessionOfPath } from "../session.ts";
import { operatorMessage, sessionEventToWire } from "../wire/session-event.ts";

/** Only the session itself may listen: whoever knows its id, unless a cookie says that it is another one, or it had the id before its key was given. */
export const sessionEvents = defineCall(
  "sessionEvents",
  async ({ params, query, request, reply }, context: StreamContext & Pick<Context, "config">) => {
    const session = await sessionOfPath(request, context, params.session_id);
    if (session === undefined) throw new Problem("not_found");
    const { serviceMessage, serviceMessageUrl } = context.config;
    const said = operatorMessage(serviceMessage, serviceMessageUrl);
    // What was told before is of tables that have long been seen, unless the connection broke in between.
    const isNew = !namesEvent(request, query);
    return sendEventStream(reply, context, {
      stream: sessionStore.stream(session.id),
      afterId: lastEventId(request, query),
      startsWith: isNew ? { messages: said === undefined ? [] : [said] } : undefined,
      toWire: (payload) => [sessionEventToWire(payload as SessionEvent)],
      isLast: () => false,
      isOver: () => false,
      mayGoOn: async () => (await sessionStore.find(context.database.db, session.id)) !== undefined,
    });
  },
);
