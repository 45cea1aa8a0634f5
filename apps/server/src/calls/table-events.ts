import type { TableEvent } from "@limpid/store";
import { TABLE_READERS } from "../children/worker-methods.ts";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastEventId, type StreamContext, sendEndedStream, sendEventStream } from "../events/event-stream.ts";
import { tableStream } from "../events/streams.ts";
import { requireFollowed } from "../tables/require-followed.ts";
import { tableEventToWire } from "../wire/edit.ts";

export const tableEvents = defineCall(
  "tableEvents",
  async ({ params, query, request, reply }, context: StreamContext & Pick<Context, "live" | "workers">) => {
    const followed = await requireFollowed(context, params.job_uuid);
    if (followed.kind === "view") return sendEndedStream(reply);
    const { table } = followed;
    // Who follows a table reads its rows.
    context.workers.warm("pages", TABLE_READERS);
    return sendEventStream(reply, context, {
      stream: tableStream(table.id),
      afterId: lastEventId(request, query),
      live: (send) => context.live.subscribe(tableStream(table.id), send),
      toWire: (payload) => tableEventToWire(payload as TableEvent),
      isLast: () => false,
      isOver: () => false,
    });
  },
);
