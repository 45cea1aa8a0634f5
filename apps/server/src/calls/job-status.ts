import { isFinal, type JobEvent } from "@limpid/database";
import { defineCall } from "../define-call.ts";
import { lastEventId, type StreamContext, sendEndedStream, sendEventStream } from "../events/event-stream.ts";
import { requireFollowed } from "../tables/require-followed.ts";
import { jobStream } from "../tables/streams.ts";
import { jobEventToWire } from "../wire/job-event.ts";

export const jobStatus = defineCall("jobStatus", async ({ params, query, request, reply }, context: StreamContext) => {
  const followed = await requireFollowed(context, params.job_uuid);
  if (followed.kind === "view") return sendEndedStream(reply);
  const { table } = followed;
  return sendEventStream(reply, context, {
    stream: jobStream(table.id),
    afterId: lastEventId(request, query),
    toWire: (payload) => [jobEventToWire(payload as JobEvent)],
    isLast: (event) => isFinal(event.payload as JobEvent),
    isOver: (newest) => table.cleanAllAfter === null && isFinal(newest.payload as JobEvent),
  });
});
