/** What the id of a call for rows stands for: an uploaded table, or the result of a query. */
import { findView, isTableId, type TableRecord, type ViewRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { findLiveTable } from "./require-table.ts";

export type Source =
  | { readonly kind: "table"; readonly table: TableRecord }
  | { readonly kind: "view"; readonly view: ViewRecord };

export async function requireSource(context: Pick<Context, "database">, id: string): Promise<Source> {
  const table = await findLiveTable(context, id);
  if (table !== undefined) return { kind: "table", table };
  const view = isTableId(id) ? await findView(context.database.db, id) : undefined;
  if (view === undefined) throw new Problem("unknown_job");
  await requireTablesOf(context, view);
  return { kind: "view", view };
}

/** What is deleted is not to be had by way of a query on it. */
export async function requireTablesOf(
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
