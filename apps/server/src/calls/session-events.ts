import { type SessionEvent, sessionStream } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastEventId, namesEvent, type StreamContext, sendEventStream } from "../events/event-stream.ts";
import { Problem } from "../problems.ts";
import { findCaller } from "../session.ts";
import { operatorMessage, sessionEventToWire } from "../wire/session-event.ts";

/** Only the session itself may listen: the id in the path must be the one of the cookie. */
export const sessionEvents = defineCall(
  "sessionEvents",
  async ({ params, query, request, reply }, context: StreamContext & Pick<Context, "config">) => {
    const caller = await findCaller(request, context);
    if (caller?.sessionId !== params.session_id) throw new Problem("not_found");
    const { serviceMessage, serviceMessageUrl } = context.config;
    const said = operatorMessage(serviceMessage, serviceMessageUrl);
    // What was told before is of tables that have long been seen, unless the connection broke in between.
    const isNew = !namesEvent(request, query);
    return sendEventStream(reply, context, {
      stream: sessionStream(params.session_id),
      afterId: lastEventId(request, query),
      startsWith: isNew ? { messages: said === undefined ? [] : [said] } : undefined,
      toWire: (payload) => sessionEventToWire(payload as SessionEvent),
      isLast: () => false,
      isOver: () => false,
    });
  },
);
