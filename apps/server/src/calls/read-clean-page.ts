import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { cleanPage } from "../tables/clean-page.ts";
import { requireTable } from "../tables/require-table.ts";

export const readCleanPage = defineCall(
  "readCleanPage",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireTable(context, params.job_uuid);
    const etag = `"${table.version}-${table.status}"`;
    if (table.status === "done" && sendNotModified(request, reply, etag)) return reply;
    return cleanPage(context, table, query);
  },
);
