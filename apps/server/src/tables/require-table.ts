import { findTable, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The table of a job id; unknown and malformed ids get the same answer. */
export async function requireTable(context: Pick<Context, "database">, id: string): Promise<TableRecord> {
  const table = UUID.test(id) ? await findTable(context.database.db, id) : undefined;
  if (table === undefined) throw new Problem("unknown_job");
  return table;
}
