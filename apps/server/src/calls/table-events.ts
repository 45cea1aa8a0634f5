import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import {
  lastEventId,
  namesEvent,
  type StreamContext,
  sendEndedStream,
  sendEventStream,
} from "../events/event-stream.ts";
import { tellOfTable } from "../events/tell-of-table.ts";
import { findCaller } from "../session.ts";
import { requireFollowed } from "../tables/require-followed.ts";
import { tableStream } from "../tables/streams.ts";
import { messageTo, type SentMessage } from "../wire/edit.ts";
import { TABLE_READERS } from "../workers/lanes.ts";

/** The stream begins now, or after an event: earlier changes are in the pages that a client asks for now. */
export const tableEvents = defineCall(
  "tableEvents",
  async ({ params, query, request, reply }, context: StreamContext & Pick<Context, "blobs" | "live" | "workers">) => {
    const followed = await requireFollowed(context, params.job_uuid);
    if (followed.kind === "view") return sendEndedStream(reply);
    const { id } = followed.table;
    const sessionId = (await findCaller(request, context))?.sessionId ?? null;
    // Followers of a table also read its rows.
    context.workers.warm("pages", TABLE_READERS);
    return sendEventStream(reply, context, {
      stream: tableStream(id),
      afterId: lastEventId(request, query),
      startsWith: namesEvent(request, query) ? undefined : { messages: [] },
      live: (send) => context.live.subscribe(tableStream(id), send),
      prepare: (events) => tellOfTable(id, events, context),
      toWire: (payload) => (payload as readonly SentMessage[]).map((message) => messageTo(sessionId, message)),
      isLast: () => false,
      isOver: () => false,
    });
  },
);
