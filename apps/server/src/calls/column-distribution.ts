import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { orderOf } from "../tables/order-of.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

const SHOWN = { bins: LIMITS.distributionBins, far: LIMITS.farValues };

export const columnDistribution = defineCall(
  "columnDistribution",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const order = orderOf(table, column);
    const { bins, far } = await askTable("findDistribution", table, { column, order, limits: SHOWN }, context);
    return { version: table.version, order, bins: [...bins], far: { ...far, values: [...far.values] } };
  },
);
