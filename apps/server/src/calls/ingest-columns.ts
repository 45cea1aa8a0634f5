import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { ingestColumns as columnsOf } from "../tables/columns.ts";
import { requireSource } from "../tables/require-source.ts";
import { viewColumns } from "../tables/view-pages.ts";

export const ingestColumns = defineCall("ingestColumns", async ({ params }, context: Pick<Context, "database">) => {
  const source = await requireSource(context, params.job_uuid);
  return source.kind === "table" ? columnsOf(source.table) : viewColumns(source.view);
});
