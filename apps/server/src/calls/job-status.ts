import type { JobMessage } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { lastEventId, type StreamContext, sendEndedStream, sendEventStream } from "../events/event-stream.ts";
import { requireFollowed } from "../tables/require-followed.ts";
import { jobStream } from "../tables/streams.ts";
import { isFinal } from "../wire/job-message.ts";

export const jobStatus = defineCall("jobStatus", async ({ params, query, request, reply }, context: StreamContext) => {
  const followed = await requireFollowed(context, params.job_uuid);
  if (followed.kind === "view") return sendEndedStream(reply);
  const { table } = followed;
  return sendEventStream(reply, context, {
    stream: jobStream(table.id),
    afterId: lastEventId(request, query),
    toWire: (payload) => [payload as JobMessage],
    isLast: (event) => isFinal(event.payload as JobMessage),
    isOver: (newest) => table.cleanAllAfter === null && isFinal(newest.payload as JobMessage),
  });
});
