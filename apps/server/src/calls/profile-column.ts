import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { orderOf } from "../tables/order-of.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

const SHOWN = { values: LIMITS.profileValues, patterns: LIMITS.profilePatterns };

export const profileColumn = defineCall(
  "profileColumn",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const wanted = { column, order: orderOf(table, column), limits: SHOWN };
    const profile = await askTable("profileColumn", table, wanted, context);
    const { values, patterns, ...rest } = profile;
    return { version: table.version, ...rest, values: [...values], patterns: [...patterns] };
  },
);
