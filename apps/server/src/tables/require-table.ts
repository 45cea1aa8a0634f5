import { type TableRecord, tableStore } from "@limpid/database";
import { isTableId } from "@limpid/files";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

/** The table of a job id; unknown, malformed and deleted ids get the same answer. */
export async function requireTable(context: Pick<Context, "database">, id: string): Promise<TableRecord> {
  const table = await findLiveTable(context, id);
  if (table === undefined) throw new Problem("unknown_job");
  return table;
}

export async function findLiveTable(context: Pick<Context, "database">, id: string): Promise<TableRecord | undefined> {
  const table = await findTableOrDeleted(context, id);
  return table?.deletedAt === null ? table : undefined;
}

/** Finds a deleted table, too, while its owner can still restore it. */
export async function findTableOrDeleted(
  context: Pick<Context, "database">,
  id: string,
): Promise<TableRecord | undefined> {
  return isTableId(id) ? tableStore.find(context.database.db, id) : undefined;
}
