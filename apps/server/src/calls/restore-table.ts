import { tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { isOwner, requireCaller } from "../session.ts";
import { lastRestorable } from "../tables/deleted-tables.ts";
import { noteOwner } from "../tables/require-own-table.ts";
import { findTableOrDeleted } from "../tables/require-table.ts";
import { tableReply } from "../tables/table-reply.ts";

/** For everyone but its owner, a deleted table does not exist. */
export const restoreTable = defineCall(
  "restoreTable",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database">) => {
    const caller = await requireCaller(request, context, body.session_uuid);
    const table = await findTableOrDeleted(context, params.job_uuid);
    if (table === undefined || !isOwner(caller, table)) throw new Problem("unknown_job");
    if (table.deletedAt === null) throw new Problem("not_deleted");
    if (table.deletedAt <= lastRestorable(new Date(), context.config)) throw new Problem("unknown_job");
    noteOwner(request, caller, table.id);
    await tableStore.update(context.database.db, table.id, { deletedAt: null });
    return await tableReply({ ...table, deletedAt: null }, true, context);
  },
);
