import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewToWire } from "../wire/review.ts";

const SHOWN = { questions: LIMITS.reviewQuestions, values: LIMITS.reviewValues };

export const review = defineCall("review", async ({ params, request, reply }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
  return reviewToWire(await askTable("findQuestions", table, SHOWN, context), table);
});
