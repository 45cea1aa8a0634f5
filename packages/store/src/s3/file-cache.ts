/**
 * Copies of stored files in a folder of this machine, as many as have room: those that were used longest ago go first, none
 * that is in use. The time of access says when a file was used; that of change is the version of what is stored.
 */
import { mkdir, readdir, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface CacheLimits {
  readonly maxBytes: number;
  /** Somebody may be about to open what was used since then; 2 minutes, unless told otherwise. */
  readonly graceMs?: number;
}

interface CachedFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

interface CachedFolder {
  readonly path: string;
  /** When something in it came or went last. */
  readonly changedMs: number;
}

const GRACE_MS = 2 * 60_000;
/** What nobody has used for so long goes even where there is room: the table may be deleted by now. */
const UNUSED_MS = 24 * 60 * 60_000;
const SWEEP_MS = 30 * 60_000;
/** Removed down to there, so that not every new file removes another one. */
const LOW_SHARE = 0.9;
/** Ranges at work, which are not stored before they are whole. */
const AT_WORK = /[\\/]parts-[^\\/]+[\\/]/;

export class FileCache {
  private readonly held = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  /** As far as is known since the last look; Infinity before the first. */
  private bytes = Number.POSITIVE_INFINITY;
  private making: Promise<void> | undefined;

  constructor(
    readonly root: string,
    private readonly limits: CacheLimits,
  ) {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  /** The files stay until the function it returns is called. */
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

  /** Whether this file is here, whole and of this version; counts as a use of it. */
  async has(path: string, { bytes, version }: { readonly bytes: number; readonly version: number }): Promise<boolean> {
    const facts = await stat(path).catch(() => undefined);
    if (facts === undefined || facts.size !== bytes || Math.round(facts.mtimeMs) !== version) return false;
    // Another process may remove it at this moment.
    return await this.mark(path, version).catch(() => false);
  }

  /** Gives a file that is here its version. */
  async mark(path: string, version: number): Promise<true> {
    await utimes(path, new Date(), version / 1000);
    return true;
  }

  async makeFolderOf(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
  }

  /** A file has come; makes room for the next one. */
  async noteNew(bytes: number): Promise<void> {
    this.bytes += bytes;
    if (this.bytes > this.limits.maxBytes) await this.sweep();
  }

  /** Removes what is in nobody's use, down to so many bytes. Never fails. */
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
    // Those within others first. One that is not empty stays.
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
      // Whoever writes a file does not set the time of access.
      if (facts?.isFile()) files.push({ path, bytes: facts.size, usedMs: Math.max(facts.atimeMs, facts.ctimeMs) });
    }
    return { files, folders };
  }
}
