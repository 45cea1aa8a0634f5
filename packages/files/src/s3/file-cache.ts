/**
 * Caches stored files in a folder of this machine, within a size limit. Files unused for longest are removed first,
 * never one in use. The access time is that of the last use; the modification time is the version of the stored file.
 */
import { mkdir, readdir, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface CacheLimits {
  readonly maxBytes: number;
  /** Files used within this time in ms may be about to be opened; 2 minutes by default. */
  readonly graceMs?: number;
}

interface CachedFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

interface CachedFolder {
  readonly path: string;
  /** Time of the last added or removed entry. */
  readonly changedMs: number;
}

const GRACE_MS = 2 * 60_000;
/** Files unused for this long are removed even if there is room, because the table may be deleted by now. */
const UNUSED_MS = 24 * 60 * 60_000;
const SWEEP_MS = 30 * 60_000;
/** Share of the limit to shrink to, so that not every new file removes another one. */
const LOW_SHARE = 0.9;
/** Matches what a job keeps for itself, which is never stored. */
const AT_WORK = /[\\/]at-work[\\/]/;

export class FileCache {
  private readonly held = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  /** Approximate size since the last scan; Infinity before the first. */
  private bytes = Number.POSITIVE_INFINITY;
  private making: Promise<void> | undefined;

  constructor(
    readonly root: string,
    private readonly limits: CacheLimits,
  ) {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  /** Keeps the files until the returned function is called. */
  hold(paths: readonly string[]): () => void {
    for (const path of paths) this.held.set(path, (this.held.get(path) ?? 0) + 1);
    return () => {
      for (const path of paths) {
        const left = (this.held.get(path) ?? 1) - 1;
        if (left === 0) this.held.delete(path);
        else this.held.set(path, left);
      }
    };
  }

  /** Whether this version of the file is here completely; counts as a use. */
  async has(path: string, { bytes, version }: { readonly bytes: number; readonly version: number }): Promise<boolean> {
    const facts = await stat(path).catch(() => undefined);
    if (facts === undefined || facts.size !== bytes || Math.round(facts.mtimeMs) !== version) return false;
    // Another process may remove it at this moment.
    return await this.mark(path, version).catch(() => false);
  }

  /** Sets the version of a local file. */
  async mark(path: string, version: number): Promise<true> {
    await utimes(path, new Date(), version / 1000);
    return true;
  }

  async makeFolderOf(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
  }

  /** Counts a new file and makes room for the next one. */
  async noteNew(bytes: number): Promise<void> {
    this.bytes += bytes;
    if (this.bytes > this.limits.maxBytes) await this.sweep();
  }

  /** Removes unused files down to this many bytes. Never fails. */
  sweep(lowBytes = this.limits.maxBytes * LOW_SHARE): Promise<void> {
    this.making ??= this.removeOldest(lowBytes)
      .catch(() => undefined)
      .finally(() => {
        this.making = undefined;
      });
    return this.making;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async removeOldest(lowBytes: number): Promise<void> {
    const now = Date.now();
    const { files, folders } = await this.look();
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const isFull = bytes > this.limits.maxBytes || lowBytes === 0;
    for (const file of files.sort((one, other) => one.usedMs - other.usedMs)) {
      const unusedMs = now - file.usedMs;
      const mayGo = isFull && bytes > lowBytes && !AT_WORK.test(file.path);
      if (unusedMs < (this.limits.graceMs ?? GRACE_MS) || (!mayGo && unusedMs < UNUSED_MS)) continue;
      if (this.held.has(file.path)) continue;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
    this.bytes = bytes;
    // Removes inner folders first. A folder that is not empty stays.
    for (const { path, changedMs } of folders.toReversed())
      if (now - changedMs > UNUSED_MS) await rmdir(path).catch(() => undefined);
  }

  private async look(): Promise<{ readonly files: CachedFile[]; readonly folders: readonly CachedFolder[] }> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: CachedFile[] = [];
    const folders: CachedFolder[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const facts = await stat(path).catch(() => undefined);
      if (facts?.isDirectory()) folders.push({ path, changedMs: facts.mtimeMs });
      // Writing a file does not set its access time.
      if (facts?.isFile()) files.push({ path, bytes: facts.size, usedMs: Math.max(facts.atimeMs, facts.ctimeMs) });
    }
    return { files, folders };
  }
}
