import { editsUpTo, foldEdits } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";
import { changesToWire } from "../wire/changes.ts";

const PAGE = 50;

export const changes = defineCall(
  "changes",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const found = await context.workers.call("findChanges", {
      paths: reviewPaths(context.blobs, table),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      query: { offset: 0, limit: PAGE, ...query },
    });
    return changesToWire(found, table);
  },
);
