/** Files by key: in a folder, or in a bucket of S3 with copies here for those who read and write in place. */
import { access, copyFile, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { resolve } from "node:path";
import { keyOfPath, pathOfKey } from "./key-paths.ts";
import { setAside } from "./set-aside.ts";
import { moveDurably, produceDurably, writeDurably } from "./write-durably.ts";

export interface BlobStore {
  /** Stores a file whole or not at all; durable when it returns. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Takes over a local file whose content is synced. */
  adopt(key: string, path: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** All of a small file; undefined where it is not there. */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** The same, and a file that is there counts as used now. */
  touch(key: string): Promise<boolean>;
  /** Its size, and when it was written or touched last; undefined where it is not there. */
  look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined>;
  /** Where a file lies here, for those who read or write it in place; what they need of it there, `hold` sees to. */
  path(key: string): string;
  /** Of such a path; undefined of any other. */
  keyOf(path: string): string | undefined;
  /** The path of a file that is to be read now; the file is there as it is stored, if it is stored. */
  fetch(key: string): Promise<string>;
  /** While the work goes on, its files are here as they are stored; what it has written is stored when this resolves. */
  hold<Result>(files: HeldFiles, work: () => Promise<Result>): Promise<Result>;
  /** Makes the file here anew from what is stored. False where they are one and the same. */
  refresh(path: string): Promise<boolean>;
  /** Keeps a damaged file under another name, out of every reader's way. */
  setAside(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  removeFolder(prefix: string): Promise<void>;
  /** Names in a folder; none when there is no such folder. */
  list(prefix: string): Promise<string[]>;
}

/** Whether the file that lies at this path is stored. */
export async function isStoredAt(blobs: BlobStore, path: string): Promise<boolean> {
  const key = blobs.keyOf(path);
  return key !== undefined && (await blobs.has(key));
}

/** Paths of a piece of work; those that are none of the store's, or not there, count for nothing. */
export interface HeldFiles {
  readonly reads: readonly string[];
  /** Read where they are there and whole, and done without where they are not. */
  readonly hints?: readonly string[];
  /** In the order in which others may come to see them. */
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
    return await ifThere(readFile(this.path(key)));
  }

  async has(key: string): Promise<boolean> {
    return await access(this.path(key)).then(
      () => true,
      () => false,
    );
  }

  async touch(key: string): Promise<boolean> {
    const now = new Date();
    return (await ifThere(utimes(this.path(key), now, now).then(() => true))) ?? false;
  }

  async look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined> {
    const facts = await ifThere(stat(this.path(key)));
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
    return (await ifThere(readdir(this.path(prefix)))) ?? [];
  }
}

/** Undefined where there is no such file. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
