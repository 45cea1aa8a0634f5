/**
 * What a column of a long table holds as cleaning left it, counted once and kept in a file: counting takes longer than people
 * like to wait. It says nothing of a column that somebody has edited, or of a table with rows left out.
 */
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { writeDurably } from "../files/write-durably.ts";
import { type Distribution, type DistributionLimits, findDistribution } from "./distribution.ts";
import { EditedTable } from "./edited-table.ts";
import { type ColumnProfile, type ProfileLimits, profileColumn } from "./profile-column.ts";
import type { ReviewedPaths } from "./review-row.ts";
import type { ValueOrder } from "./value-order.ts";

export interface ProfileWanted {
  readonly column: number;
  readonly order: ValueOrder;
  readonly limits: ProfileLimits & DistributionLimits;
  /** Where it is kept, if it is; null of what never is, as of computed columns. */
  readonly keptPath: string | null;
}

export type KeptWanted = ProfileWanted & { readonly keptPath: string };

interface KeptProfile {
  readonly key: ReturnType<typeof keyOf>;
  readonly profile: ColumnProfile;
  readonly distribution: Distribution;
}

/** Another number for whatever changes what is found: what was kept before is counted again. */
const FORMAT = 2;

/** Counts what the column holds without any edit, and keeps it. */
export async function keepProfile(paths: ReviewedPaths, wanted: KeptWanted): Promise<void> {
  const table = await EditedTable.open(paths);
  try {
    const profile = await profileColumn(table, wanted);
    const kept: KeptProfile = { key: keyOf(wanted), profile, distribution: await findDistribution(table, wanted) };
    await writeDurably(wanted.keptPath, (file) => file.writeFile(JSON.stringify(kept)));
  } finally {
    table.close();
  }
}

/** What the column holds, edits included. */
export async function provideProfile(table: EditedTable, wanted: ProfileWanted): Promise<ColumnProfile> {
  return (await findKept(table, wanted))?.profile ?? (await profileColumn(table, wanted));
}

/** How its values are spread, edits included. */
export async function provideDistribution(table: EditedTable, wanted: ProfileWanted): Promise<Distribution> {
  return (await findKept(table, wanted))?.distribution ?? (await findDistribution(table, wanted));
}

async function findKept(table: EditedTable, wanted: ProfileWanted): Promise<KeptProfile | undefined> {
  const { column, keptPath } = wanted;
  if (keptPath === null || !(await table.isUntouched(column))) return undefined;
  const kept = await readKept(keptPath);
  return isDeepStrictEqual(kept?.key, keyOf(wanted)) ? kept : undefined;
}

/** It is not there as long as nobody has counted, and of short tables never. */
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
