import { type SessionEvent, sessionStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastEventId, namesEvent, type StreamContext, sendEventStream } from "../events/event-stream.ts";
import { Problem } from "../problem.ts";
import { sessionOfPath } from "../session.ts";
import { operatorMessage, sessionEventToWire } from "../wire/session-event.ts";

/**
 * Only the session itself may listen. Its id proves that, unless a cookie names another session or the id is the one from
 * before its key was given.
 */
export const sessionEvents = defineCall(
  "sessionEvents",
  async ({ params, query, request, reply }, context: StreamContext & Pick<Context, "config">) => {
    const session = await sessionOfPath(request, context, params.session_id);
    if (session === undefined) throw new Problem("not_found");
    const { serviceMessage, serviceMessageUrl } = context.config;
    const notice = operatorMessage(serviceMessage, serviceMessageUrl);
    // Earlier messages are about tables that the user has long seen, unless the connection broke in between.
    const isNew = !namesEvent(request, query);
    return sendEventStream(reply, context, {
      stream: sessionStore.stream(session.id),
      afterId: lastEventId(request, query),
      startsWith: isNew ? { messages: notice === undefined ? [] : [notice] } : undefined,
      toWire: (payload) => [sessionEventToWire(payload as SessionEvent)],
      isLast: () => false,
      isOver: () => false,
      mayGoOn: async () => (await sessionStore.find(context.database.db, session.id)) !== undefined,
    });
  },
);
