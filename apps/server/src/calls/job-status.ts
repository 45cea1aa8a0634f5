import { isFinal, type JobEvent } from "@limpid/store";
import { defineCall } from "../define-call.ts";
import { lastEventId, type StreamContext, sendEventStream } from "../events/event-stream.ts";
import { jobStream } from "../events/streams.ts";
import { requireTable } from "../tables/require-table.ts";
import { jobEventToWire } from "../wire/job-event.ts";

export const jobStatus = defineCall("jobStatus", async ({ params, query, request, reply }, context: StreamContext) => {
  const table = await requireTable(context, params.job_uuid);
  return sendEventStream(reply, context, {
    stream: jobStream(table.id),
    afterId: lastEventId(request, query),
    toWire: (payload) => jobEventToWire(payload as JobEvent),
    isLast: (event) => isFinal(event.payload as JobEvent),
    isOver: (newest) => table.cleanAllAfter === null && isFinal(newest.payload as JobEvent),
  });
});
