import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { searchFromWire } from "../wire/search.ts";

export const findCells = defineCall("findCells", async ({ params, query }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const wanted = { search: searchFromWire(query), limit: LIMITS.listedChanges, samples: LIMITS.findSamples };
  const found = await askTable("findCells", table, wanted, context);
  if (found.kind === "bad pattern") throw new Problem("bad_pattern", found.reason);
  const { count, places, samples } = found;
  return { version: table.version, count, cells: [...places], samples: [...samples] };
});
