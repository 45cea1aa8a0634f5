import { type TableRecord, type ViewRecord, viewStore } from "@limpid/database";
import { isTableId } from "@limpid/files";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { findLiveTable } from "./require-table.ts";

/** A stream follows a table, or the result of a query, which never changes. */
export type Followed =
  | { readonly kind: "table"; readonly table: TableRecord }
  | { readonly kind: "view"; readonly view: ViewRecord };

export async function requireFollowed(context: Pick<Context, "database">, id: string): Promise<Followed> {
  const table = await findLiveTable(context, id);
  if (table !== undefined) return { kind: "table", table };
  const view = isTableId(id) ? await viewStore.find(context.database.db, id) : undefined;
  if (view === undefined) throw new Problem("unknown_job");
  return { kind: "view", view };
}
