import { editsUpTo, foldEdits } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireTable } from "../tables/require-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";
import { issuesToWire } from "../wire/issues.ts";

export const issues = defineCall(
  "issues",
  async ({ params, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireTable(context, params.job_uuid);
    if (table.status !== "done") throw new Problem("not_cleaned_yet");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const overlay = foldEdits(await editsUpTo(context.database.db, table.id, table.version));
    const paths = reviewPaths(context.blobs, table);
    return issuesToWire(await context.workers.call("findIssues", { paths, overlay }));
  },
);
