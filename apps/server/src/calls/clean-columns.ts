import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cleanColumns as columnsOf } from "../tables/columns.ts";
import { requireTable } from "../tables/require-table.ts";

export const cleanColumns = defineCall("cleanColumns", async ({ params }, context: Pick<Context, "database">) =>
  columnsOf(context, await requireTable(context, params.job_uuid)),
);
