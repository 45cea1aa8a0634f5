import { LIMITS } from "@limpid/contract";
import { editsUpTo, foldEdits } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";
import { reviewToWire } from "../wire/review.ts";

const SHOWN = { questions: LIMITS.reviewQuestions, values: LIMITS.reviewValues };

export const review = defineCall(
  "review",
  async ({ params, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const found = await context.workers.call("findQuestions", {
      paths: reviewPaths(context.blobs, table),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      limits: SHOWN,
    });
    return reviewToWire(found, table);
  },
);
