/** What is asked of a column to say what it holds. */
import { join } from "node:path";
import { LIMITS } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { TableFiles } from "@limpid/files";
import type { KeptWanted, ProfileWanted } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import type { RequestedColumns } from "./asked-columns.ts";
import { chooseOrder } from "./choose-order.ts";

const LIMITS_OF_PROFILES = {
  values: LIMITS.profileValues,
  patterns: LIMITS.profilePatterns,
  bins: LIMITS.distributionBins,
  far: LIMITS.farValues,
};

/** Asks for the profile of a column of the file, which is kept. */
export function profileWanted(table: TableRecord, column: number, { blobs }: Pick<Context, "blobs">): KeptWanted {
  const files = new TableFiles(blobs, table.id);
  const keptPath = files.path(join(files.profilesName(table), `${column}.json`));
  return { column, order: chooseOrder(table, column), limits: LIMITS_OF_PROFILES, keptPath };
}

/** Asks a worker for the profile of any column. */
export async function askedProfile(
  table: TableRecord,
  column: number,
  { asked, context }: { readonly asked: RequestedColumns; readonly context: Pick<Context, "blobs"> },
): Promise<ProfileWanted> {
  if (column < table.numColumns) return profileWanted(table, column, context);
  const order = await asked.chooseOrder(column);
  return { column: asked.toWorker(column), order, limits: LIMITS_OF_PROFILES, keptPath: null };
}
