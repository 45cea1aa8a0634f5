import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { ingestPage } from "../tables/ingest-page.ts";
import { requireTable } from "../tables/require-table.ts";

/** The original never changes, so a page of it may be kept for good. */
export const readIngestPage = defineCall(
  "readIngestPage",
  async ({ params, query, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const page = await ingestPage(context, await requireTable(context, params.job_uuid), query);
    void reply.header("cache-control", page.page_found ? "private, max-age=31536000, immutable" : "no-store");
    return page;
  },
);
