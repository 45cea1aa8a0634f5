import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireTable } from "../tables/require-table.ts";
import { streamRowIds } from "../tables/row-ids.ts";

export const cleanRows = defineCall("cleanRows", async ({ params, reply }, context: Pick<Context, "database">) => {
  const table = await requireTable(context, params.job_uuid);
  return reply.type("application/json; charset=utf-8").send(streamRowIds(table.id, table.cleanedRows));
});
