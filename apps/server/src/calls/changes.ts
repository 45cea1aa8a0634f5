import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { changesToWire } from "../wire/changes.ts";

const PAGE = 50;

export const changes = defineCall("changes", async ({ params, query, request, reply }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
  const wanted = { offset: 0, limit: PAGE, ...query };
  return changesToWire(await askTable("findChanges", table, wanted, context), table);
});
