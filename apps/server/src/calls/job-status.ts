import { defineCall } from "../define-call.ts";
import { lastEventId, sendEventStream } from "../events/event-stream.ts";
import { isTerminal, jobStream } from "../events/streams.ts";
import { requireTable } from "../tables/require-table.ts";

export const jobStatus = defineCall("jobStatus", async ({ params, query, request, reply }, context) => {
  const table = await requireTable(context, params.job_uuid);
  return sendEventStream(reply, context, {
    stream: jobStream(table.id),
    afterId: lastEventId(request, query),
    isLast: (event) => isTerminal(event.payload),
  });
});
