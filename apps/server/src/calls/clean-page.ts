import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cleanPage as readPage } from "../tables/clean-page.ts";
import { requireSource } from "../tables/require-source.ts";
import { viewCleanPage } from "../tables/view-pages.ts";

export const cleanPage = defineCall(
  "cleanPage",
  async ({ params, body }, context: Pick<Context, "blobs" | "config" | "database" | "workers">) => {
    const source = await requireSource(context, params.job_uuid);
    return source.kind === "table" ? readPage(context, source.table, body) : viewCleanPage(context, source.view, body);
  },
);
