/** Files by key. Local for now; an S3 store can take its place by keeping local copies for the readers of Parquet. */
import { access, readdir, rm, stat, utimes } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { writeDurably } from "./write-durably.ts";

export interface BlobStore {
  /** Stores a file whole or not at all; durable when it returns. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The same, and a file that is there counts as used now. */
  touch(key: string): Promise<boolean>;
  /** Its size, and when it was written or touched last; undefined where it is not there. */
  look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined>;
  /** The local path of a file, for those who read or write it in place. */
  path(key: string): string;
  remove(key: string): Promise<void>;
  removeFolder(prefix: string): Promise<void>;
  /** Names in a folder; none when there is no such folder. */
  list(prefix: string): Promise<string[]>;
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
    const path = join(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error(`The key "${key}" leads out of the store`);
    return path;
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

async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
