import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { ingestPage as readPage } from "../tables/ingest-page.ts";
import { requireSource } from "../tables/require-source.ts";
import { viewIngestPage } from "../tables/view-pages.ts";

export const ingestPage = defineCall(
  "ingestPage",
  async ({ params, body }, context: Pick<Context, "blobs" | "config" | "database" | "workers">) => {
    const source = await requireSource(context, params.job_uuid);
    return source.kind === "table" ? readPage(context, source.table, body) : viewIngestPage(context, source.view, body);
  },
);
