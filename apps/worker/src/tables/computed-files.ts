/** A worker's part of computed columns: the files of what they show, which questions about a table read. */

import { DamagedFile, isThere } from "@limpid/files";
import { type ComputedTexts, keepComputed, type ReviewedPaths, unlessDamaged } from "@limpid/tables";
import type { ComputedReading, KeepComputedInput } from "@limpid/worker-protocol";
import { openReader } from "../values/read-parts.ts";

export async function openComputed({ reading, ...computed }: ComputedReading): Promise<ComputedTexts> {
  return { ...computed, source: reading.column, read: await openReader(reading) };
}

/** Another request may have made the file at the same time. */
export async function provideComputed({ paths, computed }: KeepComputedInput): Promise<void> {
  if (!(await isThere(computed.path))) await keepComputed(paths, await openComputed(computed));
}

interface ComputedInput {
  readonly paths: ReviewedPaths;
  readonly computed: readonly ComputedReading[];
}

/** A file that is damaged or gone is made again, and the question is asked again. */
export async function withComputed<Found>(
  { paths, computed }: ComputedInput,
  ask: () => Promise<Found>,
): Promise<Found> {
  const files = computed.map(({ path }) => path);
  try {
    return await unlessDamaged(files, ask);
  } catch (error) {
    const damaged = error instanceof DamagedFile ? computed.find(({ path }) => path === error.path) : undefined;
    if (damaged === undefined) throw error;
    await keepComputed(paths, await openComputed(damaged));
    return await ask();
  }
}
