import { defineCall } from "../define-call.ts";
import { lastEventId, type StreamContext, sendEventStream } from "../events/event-stream.ts";
import { sessionStream } from "../events/streams.ts";
import { Problem } from "../problems.ts";
import { findCaller } from "../session.ts";

/** Only the session itself may listen: the id in the path must be the one of the cookie. */
export const sessionEvents = defineCall(
  "sessionEvents",
  async ({ params, query, request, reply }, context: StreamContext) => {
    const caller = await findCaller(request, context);
    if (caller?.sessionId !== params.session_id) throw new Problem("not_found");
    return sendEventStream(reply, context, {
      stream: sessionStream(params.session_id),
      afterId: lastEventId(request, query),
      // Nothing is told to sessions yet.
      toWire: (payload) => payload,
      isLast: () => false,
      isOver: () => false,
    });
  },
);
