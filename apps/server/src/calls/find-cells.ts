import { LIMITS } from "@limpid/contract";
import { editsUpTo, foldEdits } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";
import { searchFromWire } from "../wire/search.ts";

export const findCells = defineCall(
  "findCells",
  async ({ params, query }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const table = await requireCleanTable(context, params.job_uuid);
    const found = await context.workers.call("findCells", {
      paths: reviewPaths(context.blobs, table),
      overlay: foldEdits(await editsUpTo(context.database.db, table.id, table.version)),
      search: searchFromWire(query),
      limit: LIMITS.listedChanges,
      samples: LIMITS.findSamples,
    });
    if (found.kind === "bad pattern") throw new Problem("bad_pattern", found.reason);
    const { count, places, samples } = found;
    return { version: table.version, count, cells: [...places], samples: [...samples] };
  },
);
