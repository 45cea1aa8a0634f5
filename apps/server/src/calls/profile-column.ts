import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { askedColumns } from "../tables/asked-columns.ts";
import { askedProfile } from "../tables/profile-wanted.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";

export const profileColumn = defineCall(
  "profileColumn",
  async ({ params, query, request, reply }, context: TableContext) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    const asked = await askedColumns(table, [column], context);
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const wanted = await askedProfile(table, column, { asked, context });
    const profile = await askTable("profileColumn", table, wanted, context, { computed: asked.computed });
    const { values, patterns, ...rest } = profile;
    return { version: table.version, ...rest, values: [...values], patterns: [...patterns] };
  },
);
