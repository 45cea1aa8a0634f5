import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import { streamRowIds } from "../tables/row-ids.ts";

export const ingestRows = defineCall("ingestRows", async ({ params, reply }, context: Pick<Context, "database">) => {
  const source = await requireSource(context, params.job_uuid);
  const rows = source.kind === "table" ? source.table.numRows : source.view.numRows;
  const { id } = source.kind === "table" ? source.table : source.view;
  return reply.type("application/json; charset=utf-8").send(streamRowIds(id, rows));
});
