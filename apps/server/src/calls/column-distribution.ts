import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { profileWanted } from "../tables/profile-wanted.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const columnDistribution = defineCall(
  "columnDistribution",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const wanted = profileWanted(table, column, context);
    const { bins, far } = await askTable("findDistribution", table, wanted, context);
    return { version: table.version, order: wanted.order, bins: [...bins], far: { ...far, values: [...far.values] } };
  },
);
