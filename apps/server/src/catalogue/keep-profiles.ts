/** Counts what the columns of a long table hold, once it is cleaned, and makes what computed ones show, so that nobody waits for it. */

import type { TableRecord } from "@limpid/database";
import { isStoredAt } from "@limpid/files";
import type { TableContext } from "../tables/ask-table.ts";
import { computedColumns, provideComputed } from "../tables/asked-columns.ts";
import { profileWanted } from "../tables/profile-wanted.ts";
import { reviewPaths } from "../tables/table-paths.ts";

/** Those of fewer rows are counted as fast as they are asked about. */
const LONG_ROWS = 50_000;
const MAX_COLUMNS = 100;

export async function keepProfiles(table: TableRecord, context: TableContext): Promise<void> {
  if (table.cleanedRows < LONG_ROWS) return;
  const paths = reviewPaths(context.blobs, table);
  for (let column = 0; column < Math.min(table.numColumns, MAX_COLUMNS); column += 1) {
    const wanted = profileWanted(table, column, context);
    if (await isStoredAt(context.blobs, wanted.keptPath)) continue;
    // A column at a time, with a worker to spare: whoever asks something is never behind all of them.
    await context.workers.call("keepProfile", { paths, wanted }, { topic: paths.review, spareSlots: 1 });
  }
  for (const computed of await computedColumns(table, context)) await provideComputed(table, computed, context);
}
