import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { cleanPage } from "../tables/clean-page.ts";
import { requireSource } from "../tables/require-source.ts";
import { viewCleanPage } from "../tables/view-pages.ts";

export const readCleanPage = defineCall(
  "readCleanPage",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "config" | "database" | "workers">) => {
    const source = await requireSource(context, params.job_uuid);
    if (source.kind === "view") {
      if (sendNotModified(request, reply, `"view-${source.view.run}"`)) return reply;
      return viewCleanPage(context, source.view, query);
    }
    const { table } = source;
    const etag = `"${table.version}-${table.status}"`;
    if (table.status === "done" && sendNotModified(request, reply, etag)) return reply;
    return cleanPage(context, table, query);
  },
);
