/** Locates what is known of a table, separately for each build. */
import { TableFiles, tableKey } from "@limpid/files";
import type { KeptPaths } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { buildFingerprint } from "./build-fingerprint.ts";

const KEPT = "known-";

/** Returns null if builds have no fingerprint to distinguish them. */
export function keptPaths({ blobs }: Pick<Context, "blobs">, tableId: string): KeptPaths | null {
  if (buildFingerprint === "") return null;
  const files = new TableFiles(blobs, tableId);
  return { table: files.path(`${keptPrefix()}table`), study: files.path(`${keptPrefix()}study`) };
}

/** Removes what other builds kept, which this build cannot use. */
export async function removeKeptByOthers({ blobs }: Pick<Context, "blobs">, tableId: string): Promise<void> {
  for (const name of await blobs.list(tableKey(tableId, "")))
    if (name.startsWith(KEPT) && !name.startsWith(keptPrefix())) await blobs.remove(tableKey(tableId, name));
}

export async function removeKept({ blobs }: Pick<Context, "blobs">, tableId: string): Promise<void> {
  for (const name of await blobs.list(tableKey(tableId, "")))
    if (name.startsWith(KEPT)) await blobs.remove(tableKey(tableId, name));
}

function keptPrefix(): string {
  return `${KEPT}${buildFingerprint}-`;
}
