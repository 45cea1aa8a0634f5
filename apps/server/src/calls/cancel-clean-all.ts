import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cancelCleanAll as cancel } from "../jobs/clean-all-rows.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { cleanAllToWire } from "../wire/table.ts";

export const cancelCleanAll = defineCall(
  "cancelCleanAll",
  async ({ params, body, request }, context: Pick<Context, "config" | "database">) => {
    const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    if (await cancel(table, context)) request.log.info({ tableId: table.id }, "cleaning of all rows is cancelled");
    return cleanAllToWire(await requireTable(context, table.id), context.config.allowCleanAll);
  },
);
