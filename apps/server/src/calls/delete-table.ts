import { updateTable } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { removalTime } from "../tables/deleted-tables.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const deleteTable = defineCall(
  "deleteTable",
  async ({ params, body, request }, context: Pick<Context, "config" | "database" | "log">) => {
    const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const deletedAt = new Date();
    await updateTable(context.database.db, table.id, { deletedAt });
    context.log.info({ tableId: table.id }, "the owner has deleted a table");
    return { removed_at: removalTime(deletedAt, context.config).toISOString() };
  },
);
