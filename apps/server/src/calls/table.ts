import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { findCaller, isOwner } from "../session.ts";
import { requireTable } from "../tables/require-table.ts";
import { tableToWire } from "../wire/table.ts";

export const table = defineCall("table", async ({ params, request }, context: Pick<Context, "config" | "database">) => {
  const record = await requireTable(context, params.job_uuid);
  const owns = isOwner(await findCaller(request, context), record);
  return tableToWire(record, owns, owns && context.config.allowCleanAll);
});
