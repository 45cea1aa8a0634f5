/** Counts the values of a long table once it is cleaned, and makes its computed columns, so that users need not wait. */

import type { TableRecord } from "@limpid/database";
import { isStoredAt } from "@limpid/files";
import type { TableContext } from "../tables/ask-table.ts";
import { computedColumns, provideComputed, storedColumn } from "../tables/asked-columns.ts";
import { reviewPaths } from "../tables/table-paths.ts";

/** Shorter columns are counted quickly enough when somebody asks. */
const LONG_ROWS = 250_000;
const MAX_COLUMNS = 100;

export async function keepProfiles(table: TableRecord, context: TableContext): Promise<void> {
  if (table.cleanedRows < LONG_ROWS) return;
  const paths = reviewPaths(context.blobs, table);
  for (let column = 0; column < Math.min(table.numColumns, MAX_COLUMNS); column += 1) {
    const wanted = storedColumn(table, column, context);
    if (await isStoredAt(context.blobs, wanted.keptPath)) continue;
    // It takes one column at a time and leaves a worker free, so that no question waits for all columns.
    await context.workers.call("keepProfile", { paths, wanted }, { topic: paths.review, spareSlots: 1 });
  }
  for (const computed of await computedColumns(table, context)) await provideComputed(table, computed, context);
}
