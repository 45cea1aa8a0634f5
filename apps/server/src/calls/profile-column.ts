import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { profileWanted } from "../tables/profile-wanted.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const profileColumn = defineCall(
  "profileColumn",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const profile = await askTable("profileColumn", table, profileWanted(table, column, context), context);
    const { values, patterns, ...rest } = profile;
    return { version: table.version, ...rest, values: [...values], patterns: [...patterns] };
  },
);
