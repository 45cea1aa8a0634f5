/** What is asked of a column to say what it holds. */
import { join } from "node:path";
import { LIMITS } from "@limpid/contract";
import { type ProfileWanted, TableFiles, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { orderOf } from "./order-of.ts";

const LIMITS_OF_PROFILES = {
  values: LIMITS.profileValues,
  patterns: LIMITS.profilePatterns,
  bins: LIMITS.distributionBins,
  far: LIMITS.farValues,
};

export function profileWanted(table: TableRecord, column: number, { blobs }: Pick<Context, "blobs">): ProfileWanted {
  const files = new TableFiles(blobs, table.id);
  const keptPath = files.path(join(files.profilesName(table.generation), `${column}.json`));
  return { column, order: orderOf(table, column), limits: LIMITS_OF_PROFILES, keptPath };
}
