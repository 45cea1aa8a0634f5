import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { ingestPage as readPage } from "../tables/ingest-page.ts";
import { requireTable } from "../tables/require-table.ts";

export const ingestPage = defineCall(
  "ingestPage",
  async ({ params, body }, context: Pick<Context, "blobs" | "database" | "workers">) =>
    readPage(context, await requireTable(context, params.job_uuid), body),
);
