import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { ingestColumns as columnsOf } from "../tables/columns.ts";
import { requireTable } from "../tables/require-table.ts";

export const ingestColumns = defineCall("ingestColumns", async ({ params }, context: Pick<Context, "database">) =>
  columnsOf(await requireTable(context, params.job_uuid)),
);
