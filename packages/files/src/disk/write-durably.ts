/** Writes a file completely or not at all: temporary name, fsync, rename, fsync of the folder. */
import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const TEMPORARY = /\.tmp-[0-9a-f]{12}$/;

/** `write` receives the open temporary file. */
export async function writeDurably(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await produceDurably(path, async (temporary) => {
    const file = await open(temporary, "wx");
    try {
      await write(file);
    } finally {
      await file.close();
    }
  });
}

/** `produce` receives a path without a file, for writers that open files themselves. */
export async function produceDurably(path: string, produce: (temporary: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  await makeFolderDurably(folder);
  const temporary = temporaryName(path);
  try {
    await produce(temporary);
    await syncPath(temporary, "r+");
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Moves a file with synced content to its place on the same disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await makeFolderDurably(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** A new folder survives a power cut only if its parent was synced. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Returns a name beside the path that is recognised as a leftover if its writer dies. */
export function temporaryName(path: string): string {
  return `${path}.tmp-${randomBytes(6).toString("hex")}`;
}

/** Whether `temporaryName` made the name. */
export function isLeftover(path: string): boolean {
  return TEMPORARY.test(path);
}

/**
 * Removes what interrupted writers left below a folder. Call it only while nobody writes there, or with `before` for
 * files not written since then.
 */
export async function removeLeftovers(root: string, before?: Date): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const leftovers = entries.filter((entry) => entry.isFile() && TEMPORARY.test(entry.name));
  let removed = 0;
  for (const entry of leftovers) removed += await removeFile(join(entry.parentPath, entry.name), before);
  return removed;
}

/** Removes the files of a folder, or those not written to since `before`. */
export async function removeFiles(folder: string, before?: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) await removeFile(join(folder, name), before);
}

async function removeFile(path: string, before: Date | undefined): Promise<number> {
  if (before !== undefined) {
    const facts = await stat(path).catch(() => undefined);
    if (facts === undefined || facts.mtime >= before) return 0;
  }
  await rm(path, { force: true, recursive: true });
  return 1;
}

/** Removes what interrupted writers of a file left beside it. Call it only while nobody writes it. */
export async function removeLeftoversBeside(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  const leftovers = names.filter((name) => name.startsWith(`${basename(path)}.tmp-`) && TEMPORARY.test(name));
  // A process that is ending may still hold the file for a moment, which fails on Windows only.
  for (const name of leftovers) await rm(join(folder, name), { force: true, maxRetries: 5 });
}

/** Windows cannot open folders, and syncs them itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== "win32") await syncPath(path, "r");
}

export async function syncPath(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
