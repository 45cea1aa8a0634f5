import { LIMITS } from "@limpid/contract";
import { editsUpTo, foldEdits, type ProfileOrder, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";

const SHOWN = { values: LIMITS.profileValues, patterns: LIMITS.profilePatterns };

export const profileColumn = defineCall(
  "profileColumn",
  async ({ params, query, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const { column } = query;
    if (column >= table.numColumns) throw new Problem("unknown_element");
    if (sendNotModified(request, reply, `"${table.version}"`)) return reply;
    const profile = await context.workers.call("profileColumn", {
      paths: reviewPaths(context.blobs, table),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      column,
      order: orderOf(table, column),
      limits: SHOWN,
    });
    const { values, patterns, ...rest } = profile;
    return { version: table.version, ...rest, values: [...values], patterns: [...patterns] };
  },
);

function orderOf({ columns }: TableRecord, column: number): ProfileOrder {
  const type = columns[column]?.clean?.type;
  if (type === "integer" || type === "number") return "number";
  return type === "date" || type === "datetime" ? "day" : "text";
}
