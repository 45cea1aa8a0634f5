import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { repairTable as makeAgain } from "../jobs/repair-table.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { requireTable } from "../tables/require-table.ts";
import { tableReply } from "../tables/table-reply.ts";

export const repairTable = defineCall("repairTable", async ({ params, body, request }, context: Context) => {
  const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  await requireDisk(context);
  await makeAgain(table.id, context);
  return await tableReply(await requireTable(context, table.id), true, context);
});
