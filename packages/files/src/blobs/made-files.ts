/**
 * Manages files that are made from others on demand and can be made again: exports, tables with the edits up to a
 * version, texts of computed columns, results of queries. Their modification time is that of the last request.
 */
import { join } from "node:path";
import type { BlobStore } from "./blob-store.ts";
import { isProfiles, isTableId } from "./table-files.ts";

export interface MadeFile {
  readonly key: string;
  readonly bytes: number;
  readonly usedAt: Date;
  /** There is a file of a newer version, or of a later run. */
  readonly isSuperseded: boolean;
}

export interface MadeFilesLimits {
  /** Removes files that nobody has requested since then, and superseded ones after `graceMs`. */
  readonly usedBefore: Date;
  /** Largest total size of the remaining files. */
  readonly maxBytes: number;
  readonly now: Date;
}

export interface RemovedFiles {
  readonly files: number;
  readonly bytes: number;
}

/** A superseded file may still be in use for this long. */
const GRACE_MS = 10 * 60_000;
/** File names of a table or a view; the number is that of the version, or of the run. */
const OF_TABLE = /^clean-v(\d+)\.parquet$/;
const EXPORT = /^v(\d+)\b.*\.(?:csv|xlsx|json|parquet)$/;
const COMPUTED = /^made-.*\.parquet$/;
const OF_VIEW = /^rows-(\d+)\b.*\.(?:csv|xlsx|json|parquet)$/;

/** Removes stale files, and then those requested longest ago until the rest fits. */
export async function removeMadeFiles(blobs: BlobStore, limits: MadeFilesLimits): Promise<RemovedFiles> {
  const { usedBefore, maxBytes, now } = limits;
  const atRest = new Date(now.getTime() - GRACE_MS);
  const kept: MadeFile[] = [];
  let [files, bytes] = [0, 0];
  const remove = async (file: MadeFile): Promise<void> => {
    await blobs.remove(file.key);
    files++;
    bytes += file.bytes;
  };
  for await (const file of madeFiles(blobs))
    if (file.usedAt < atRest && (file.isSuperseded || file.usedAt < usedBefore)) await remove(file);
    else kept.push(file);
  let total = kept.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of kept.sort((one, other) => one.usedAt.getTime() - other.usedAt.getTime())) {
    if (total <= maxBytes || file.usedAt >= atRest) break;
    await remove(file);
    total -= file.bytes;
  }
  return { files, bytes };
}

async function* madeFiles(blobs: BlobStore): AsyncGenerator<MadeFile> {
  for await (const folder of foldersOf(blobs, "tables")) {
    yield* numbered(blobs, folder, OF_TABLE);
    yield* numbered(blobs, join(folder, "exports"), EXPORT);
    for (const name of await blobs.list(folder)) if (isProfiles(name)) yield* ofComputed(blobs, join(folder, name));
  }
  for await (const folder of foldersOf(blobs, "views")) yield* numbered(blobs, folder, OF_VIEW);
}

/** Yields the folders of tables, or of views. */
async function* foldersOf(blobs: BlobStore, root: "tables" | "views"): AsyncGenerator<string> {
  for (const prefix of await blobs.list(root))
    for (const id of await blobs.list(join(root, prefix))) if (isTableId(id)) yield join(root, prefix, id);
}

async function* ofComputed(blobs: BlobStore, folder: string): AsyncGenerator<MadeFile> {
  for (const name of await blobs.list(folder)) {
    const facts = COMPUTED.test(name) ? await blobs.look(join(folder, name)) : undefined;
    if (facts !== undefined) yield { key: join(folder, name), ...facts, isSuperseded: false };
  }
}

async function* numbered(blobs: BlobStore, folder: string, pattern: RegExp): AsyncGenerator<MadeFile> {
  const names = await blobs.list(folder);
  const found = names.flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number === undefined ? [] : [{ key: join(folder, name), number: Number(number) }];
  });
  const newest = Math.max(...found.map(({ number }) => number));
  for (const { key, number } of found) {
    const facts = await blobs.look(key);
    if (facts !== undefined) yield { key, ...facts, isSuperseded: number < newest };
  }
}
