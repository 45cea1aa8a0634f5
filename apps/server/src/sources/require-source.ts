import { type TableRecord, type ViewRecord, viewStore } from "@limpid/database";
import { isTableId, viewKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { renew } from "../sql/view-runs.ts";
import { findLiveTable } from "../tables/require-table.ts";
import { type Source, type SourceContext, tableSource, viewSource } from "./source.ts";

/** Finds the table or view that the id of a call for rows names. */
export async function requireSource(context: SourceContext, id: string): Promise<Source> {
  const table = await findLiveTable(context, id);
  if (table !== undefined) return tableSource(context, table);
  const view = isTableId(id) ? await viewStore.find(context.database.db, id) : undefined;
  if (view === undefined) throw new Problem("unknown_job");
  await requireTables(context, view);
  // Its rows are not kept for ever.
  const isThere = await context.blobs.touch(viewKey(view.id, view.run));
  return viewSource(context, isThere ? view : await renew(context, view));
}

/** What is deleted is not to be had by way of a query on it. */
export async function requireTables(
  context: Pick<Context, "database">,
  { tables }: ViewRecord,
): Promise<TableRecord[]> {
  const records: TableRecord[] = [];
  for (const { id } of tables) {
    const table = await findLiveTable(context, id);
    if (table === undefined) throw new Problem("view_table_gone", `The table "${id}" is not there any more`);
    records.push(table);
  }
  return records;
}
