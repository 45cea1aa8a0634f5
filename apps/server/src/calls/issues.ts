import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { issuesToWire } from "../wire/issues.ts";

export const issues = defineCall("issues", async ({ params, request, reply }, context: TableContext) => {
  const table = await requireTable(context, params.job_uuid);
  if (table.status !== "done") throw new Problem("not_cleaned_yet");
  if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
  return issuesToWire(await askTable("findIssues", table, null, context));
});
