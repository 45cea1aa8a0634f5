/** What is counted of a column to say what it holds. */
import { LIMITS } from "@limpid/contract";
import type { EditedTable } from "../read/edited-table.ts";
import type { LookupColumn } from "./define-lookup.ts";
import { findOrder } from "./find-order.ts";
import type { ProfileWanted } from "./kept-profile.ts";

export const PROFILE_LIMITS = {
  values: LIMITS.profileValues,
  patterns: LIMITS.profilePatterns,
  bins: LIMITS.distributionBins,
  far: LIMITS.farValues,
};

/** Expects one column. */
export async function profileWanted(table: EditedTable, [asked]: readonly LookupColumn[]): Promise<ProfileWanted> {
  if (asked === undefined) throw new Error("A profile is of one column");
  const { column, keptPath } = asked;
  return { column, order: asked.order ?? (await findOrder(table, column)), limits: PROFILE_LIMITS, keptPath };
}
