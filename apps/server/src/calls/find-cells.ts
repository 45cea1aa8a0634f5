import { LIMITS } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { computedColumns, provideComputed } from "../tables/asked-columns.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { searchFromWire } from "../wire/search.ts";

export const findCells = defineCall("findCells", async ({ params, query }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  // A search for replacement skips computed columns.
  const made = query.replacement === undefined ? await computedColumns(table, context) : [];
  const { column = null } = query;
  const computed = made.filter((_, index) => column === null || column === table.numColumns + index);
  for (const one of computed) await provideComputed(table, one, context);
  const search = { ...searchFromWire(query), computed: computed.map((one) => one.column) };
  const wanted = { search, limit: LIMITS.listedChanges, samples: LIMITS.findSamples };
  const found = await askTable("findCells", table, wanted, context, { computed });
  if (found.kind === "bad pattern") throw new Problem("bad_pattern", found.reason);
  const { count, places, samples } = found;
  const toWire = <Cell extends { readonly column: number }>(cell: Cell): Cell => {
    const index = made.findIndex((one) => one.column === cell.column);
    return index < 0 ? cell : { ...cell, column: table.numColumns + index };
  };
  return { version: table.version, count, cells: places.map(toWire), samples: samples.map(toWire) };
});
