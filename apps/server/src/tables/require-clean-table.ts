import type { TableRecord } from "@limpid/database";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { requireTable } from "./require-table.ts";

/** The table of a call that needs all of its cleaned cells. */
export async function requireCleanTable(context: Pick<Context, "database">, id: string): Promise<TableRecord> {
  const table = await requireTable(context, id);
  requireCleaned(table);
  return table;
}

export function requireCleaned(table: Pick<TableRecord, "error" | "status">): void {
  if (table.status === "failed") throw new Problem("unreadable_file", table.error ?? undefined);
  if (table.status !== "done") throw new Problem("not_cleaned_yet");
}
