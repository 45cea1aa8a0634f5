/**
 * Counts the content of a long table's column before any edit and stores it in a file, because counting takes too long
 * for interactive use. It is not used for an edited column or a table with left-out rows.
 */
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { writeDurably } from "@limpid/files";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { EditedTable } from "../read/edited-table.ts";
import { type ColumnProfile, type ProfileLimits, readProfile } from "./column-profile.ts";
import { type Distribution, type DistributionLimits, findDistribution } from "./distribution.ts";
import type { ValueOrder } from "./value-order.ts";

export interface ProfileWanted {
  readonly column: number;
  readonly order: ValueOrder;
  readonly limits: ProfileLimits & DistributionLimits;
  /** Path of the stored profile; null for columns without one, such as computed ones. */
  readonly keptPath: string | null;
}

export type KeptWanted = ProfileWanted & { readonly keptPath: string };

interface KeptProfile {
  readonly key: ReturnType<typeof keyOf>;
  readonly profile: ColumnProfile;
  readonly distribution: Distribution;
}

/** Must change with whatever changes the profile, so that older ones are counted again. */
const FORMAT = 2;

/** Counts the content of the column without edits, and stores it. */
export async function keepProfile(paths: ReviewedPaths, wanted: KeptWanted): Promise<void> {
  const table = await EditedTable.open(paths);
  try {
    const profile = await readProfile(table, wanted);
    const kept: KeptProfile = { key: keyOf(wanted), profile, distribution: await findDistribution(table, wanted) };
    await writeDurably(wanted.keptPath, (file) => file.writeFile(JSON.stringify(kept)));
  } finally {
    table.close();
  }
}

/** Returns the content of the column, edits included. */
export async function provideProfile(table: EditedTable, wanted: ProfileWanted): Promise<ColumnProfile> {
  return (await findKept(table, wanted))?.profile ?? (await readProfile(table, wanted));
}

/** Returns the distribution of its values, edits included. */
export async function provideDistribution(table: EditedTable, wanted: ProfileWanted): Promise<Distribution> {
  return (await findKept(table, wanted))?.distribution ?? (await findDistribution(table, wanted));
}

async function findKept(table: EditedTable, wanted: ProfileWanted): Promise<KeptProfile | undefined> {
  const { column, keptPath } = wanted;
  if (keptPath === null || !(await table.isUntouched(column))) return undefined;
  const kept = await readKept(keptPath);
  return isDeepStrictEqual(kept?.key, keyOf(wanted)) ? kept : undefined;
}

/** The file is missing until somebody has counted, and always for short tables. */
async function readKept(path: string): Promise<KeptProfile | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as KeptProfile;
  } catch {
    return undefined;
  }
}

function keyOf({ column, order, limits }: ProfileWanted) {
  const { values, patterns, bins, far } = limits;
  return { format: FORMAT, column, order, limits: { values, patterns, bins, far } };
}
