import { type FindQuery, LIMITS } from "@limpid/contract";
import type { TableRecord } from "@limpid/store";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { type AskedColumns, askedColumns, computedColumns } from "../tables/asked-columns.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { searchFromWire } from "../wire/search.ts";

export const findCells = defineCall("findCells", async ({ params, query }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const { computed, fromWorker } = await searchedColumns(query, table, context);
  const search = { ...searchFromWire(query), computed: computed.map(({ column }) => column) };
  const wanted = { search, limit: LIMITS.listedChanges, samples: LIMITS.findSamples };
  const found = await askTable("findCells", table, wanted, context, { computed });
  if (found.kind === "bad pattern") throw new Problem("bad_pattern", found.reason);
  const { count, places, samples } = found;
  const toWire = <Cell extends { readonly column: number }>(cell: Cell): Cell => {
    return { ...cell, column: fromWorker(cell.column) };
  };
  return { version: table.version, count, cells: places.map(toWire), samples: samples.map(toWire) };
});

/** The computed ones. What is to be replaced is not looked for in them. */
async function searchedColumns(
  { column, replacement }: FindQuery,
  table: TableRecord,
  context: TableContext,
): Promise<AskedColumns> {
  const made = replacement === undefined ? await computedColumns(table, context) : [];
  const numbers = made.map((_, index) => table.numColumns + index);
  return await askedColumns(
    table,
    column === undefined ? numbers : numbers.filter((number) => number === column),
    context,
  );
}
