import { noteOpen } from "../catalogue/note-open.ts";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { findCaller, isOwner } from "../session.ts";
import { removalTime } from "../tables/deleted-tables.ts";
import { findTableOrDeleted } from "../tables/require-table.ts";
import { lastTableEvent, tableReply } from "../tables/table-reply.ts";

export const table = defineCall(
  "table",
  async ({ params, request }, context: Pick<Context, "blobs" | "config" | "database" | "log">) => {
    const lastEventId = await lastTableEvent(params.job_uuid, context);
    const record = await findTableOrDeleted(context, params.job_uuid);
    if (record === undefined) throw new Problem("unknown_job");
    const caller = await findCaller(request, context);
    const owns = isOwner(caller, record);
    if (record.deletedAt !== null) {
      if (!owns) throw new Problem("unknown_job");
      throw new Problem("table_deleted", removalTime(record.deletedAt, context.config).toISOString());
    }
    const sessionId = caller?.sessionId ?? null;
    if (sessionId !== null && !owns && record.listed)
      noteOpen({ tableId: record.id, sessionId, address: request.ip }, context);
    return await tableReply(record, owns, context, lastEventId);
  },
);
