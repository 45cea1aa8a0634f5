/** Stores files by key: in a folder, or in an S3 bucket with local copies for readers and writers that need paths. */
import { access, copyFile, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { resolve } from "node:path";
import { keyOfPath, pathOfKey } from "../disk/key-paths.ts";
import { setAside } from "../disk/set-aside.ts";
import { moveDurably, produceDurably, writeDurably } from "../disk/write-durably.ts";

export interface BlobStore {
  /** Stores a file completely or not at all; durable when it resolves. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Takes over a local file whose content is synced. */
  adopt(key: string, path: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Returns the whole content of a small file; undefined if it does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Like `has`, and marks an existing file as used now. */
  touch(key: string): Promise<boolean>;
  /** Returns its size, and when it was last written or touched; undefined if it does not exist. */
  look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined>;
  /** Returns the local path of a file for reading or writing in place; `hold` provides the files there. */
  path(key: string): string;
  /** Returns the key of such a path; undefined for any other. */
  keyOf(path: string): string | undefined;
  /** Returns the path of a file to read now, after providing the stored file there, if there is one. */
  fetch(key: string): Promise<string>;
  /** Provides the files locally during the work; files that it wrote are stored when this resolves. */
  hold<Result>(files: HeldFiles, work: () => Promise<Result>): Promise<Result>;
  /** Replaces the local file with the stored one. Returns false if both are the same file. */
  refresh(path: string): Promise<boolean>;
  /** Renames a damaged file, so that no reader finds it. */
  setAside(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  removeFolder(prefix: string): Promise<void>;
  /** Returns the names in a folder; empty if there is no such folder. */
  list(prefix: string): Promise<string[]>;
}

/** Whether the file at this path is stored. */
export async function isStoredAt(blobs: BlobStore, path: string): Promise<boolean> {
  const key = blobs.keyOf(path);
  return key !== undefined && (await blobs.has(key));
}

/** Paths used by a piece of work; paths outside the store and missing files are ignored. */
export interface HeldFiles {
  readonly reads: readonly string[];
  /** Files that are read if they are intact; the work can do without them. */
  readonly hints?: readonly string[];
  /** Files to store, in the order in which others may see them. */
  readonly writes: readonly string[];
}

export class LocalBlobs implements BlobStore {
  private readonly root: string;

  constructor(root: string) {
    this.root = resolve(root);
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    await writeDurably(this.path(key), async (file) => {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) await file.writeFile(chunk);
    });
  }

  async adopt(key: string, path: string): Promise<void> {
    await moveDurably(path, this.path(key));
  }

  async copy(from: string, to: string): Promise<void> {
    await produceDurably(this.path(to), (temporary) => copyFile(this.path(from), temporary));
  }

  async read(key: string): Promise<Buffer | undefined> {
    return await ignoreMissing(readFile(this.path(key)));
  }

  async has(key: string): Promise<boolean> {
    return await access(this.path(key)).then(
      () => true,
      () => false,
    );
  }

  async touch(key: string): Promise<boolean> {
    const now = new Date();
    return (await ignoreMissing(utimes(this.path(key), now, now).then(() => true))) ?? false;
  }

  async look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined> {
    const facts = await ignoreMissing(stat(this.path(key)));
    return facts && { bytes: facts.size, usedAt: facts.mtime };
  }

  path(key: string): string {
    return pathOfKey(this.root, key);
  }

  keyOf(path: string): string | undefined {
    return keyOfPath(this.root, path);
  }

  async fetch(key: string): Promise<string> {
    return this.path(key);
  }

  hold<Result>(_files: HeldFiles, work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  async refresh(): Promise<boolean> {
    return false;
  }

  async setAside(key: string): Promise<void> {
    await setAside(this.path(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async removeFolder(prefix: string): Promise<void> {
    await rm(this.path(prefix), { recursive: true, force: true });
  }

  async list(prefix: string): Promise<string[]> {
    return (await ignoreMissing(readdir(this.path(prefix)))) ?? [];
  }
}

/** Resolves to undefined if there is no such file. */
export async function ignoreMissing<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
