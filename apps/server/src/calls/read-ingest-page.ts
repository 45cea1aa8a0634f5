import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { ingestPage } from "../tables/ingest-page.ts";
import { requireSource } from "../tables/require-source.ts";
import { viewIngestPage } from "../tables/view-pages.ts";

/** The original never changes, so a page of it may be kept for good. */
export const readIngestPage = defineCall(
  "readIngestPage",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "config" | "database" | "workers">) => {
    const source = await requireSource(context, params.job_uuid);
    if (source.kind === "view") {
      if (sendNotModified(request, reply, `"view-${source.view.run}"`)) return reply;
      return viewIngestPage(context, source.view, query);
    }
    const page = await ingestPage(context, source.table, query);
    void reply.header("cache-control", page.page_found ? "private, max-age=31536000, immutable" : "no-store");
    return page;
  },
);
