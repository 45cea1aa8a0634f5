import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cleanPage as readPage } from "../tables/clean-page.ts";
import { requireTable } from "../tables/require-table.ts";

export const cleanPage = defineCall(
  "cleanPage",
  async ({ params, body }, context: Pick<Context, "blobs" | "database" | "workers">) =>
    readPage(context, await requireTable(context, params.job_uuid), body),
);
