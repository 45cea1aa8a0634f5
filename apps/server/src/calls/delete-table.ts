import { tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { lastRestorable, removalTime, removeDeletedTables } from "../tables/deleted-tables.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const deleteTable = defineCall(
  "deleteTable",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database" | "log">) => {
    const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const now = new Date();
    const deletedAt = body.at_once === true ? lastRestorable(now, context.config) : now;
    await tableStore.update(context.database.db, table.id, { deletedAt });
    context.log.info({ tableId: table.id }, "the owner has deleted a table");
    if (body.at_once === true) await removeDeletedTables(context, now);
    return { removed_at: removalTime(deletedAt, context.config).toISOString() };
  },
);
