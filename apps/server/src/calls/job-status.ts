import { isFinal, type JobEvent } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastEventId, sendEventStream } from "../events/event-stream.ts";
import { jobStream } from "../events/streams.ts";
import { requireTable } from "../tables/require-table.ts";
import { jobEventToWire } from "../wire/job-event.ts";

export const jobStatus = defineCall(
  "jobStatus",
  async ({ params, query, request, reply }, context: Pick<Context, "database" | "log">) => {
    const table = await requireTable(context, params.job_uuid);
    return sendEventStream(reply, context, {
      stream: jobStream(table.id),
      afterId: lastEventId(request, query),
      toWire: (payload) => jobEventToWire(payload as JobEvent),
      isLast: (event) => isFinal(event.payload as JobEvent),
    });
  },
);
