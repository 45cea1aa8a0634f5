/** All files of an installation, as whoever looks after it sees them: those of a folder, or of a bucket. Keys have slashes on every system. */
import { copyFile, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { ifThere } from "./blob-store.ts";
import { makeFolderDurably, produceDurably, syncPath } from "./write-durably.ts";

export interface StoredFile {
  /** Of a folder, where a place has such, with a slash at its end. */
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** `damaged`: what was copied is not what was stored once. */
export type CopyState = "whole" | "damaged" | "gone";

export interface StoredFiles {
  /** What people know a file by. */
  nameOf(key: string): string;
  /** Where a file lies on this machine; undefined where it does not. */
  pathOf(key: string): string | undefined;
  /** All below a folder, whose key has a slash at its end. What comes and goes meanwhile may be among them or not. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** The copy lasts when this resolves; its folder must be there. */
  copyTo(key: string, path: string): Promise<CopyState>;
  /** Stores a file of this machine; it lasts when this resolves. */
  put(key: string, path: string): Promise<void>;
  /** Of a folder with all in it. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** Files below folders, without the folders in these; `most` at most. */
export async function filesBelow(
  files: StoredFiles,
  folders: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (const folder of folders)
    for await (const file of files.list(folder)) {
      if (file.key.endsWith("/")) continue;
      found.push(file);
      if (found.length >= most) return found;
    }
  return found;
}

export class FolderFiles implements StoredFiles {
  private readonly root: string;

  constructor(root: string) {
    this.root = resolve(root);
  }

  nameOf(key: string): string {
    return this.pathOf(key);
  }

  pathOf(key: string): string {
    return join(this.root, key);
  }

  async *list(folder: string): AsyncGenerator<StoredFile> {
    for (const entry of (await ifThere(readdir(this.pathOf(folder), { withFileTypes: true }))) ?? []) {
      const key = `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`;
      const facts = entry.isDirectory() || entry.isFile() ? await ifThere(stat(this.pathOf(key))) : undefined;
      if (facts !== undefined) yield { key, bytes: facts.isFile() ? facts.size : 0, changedAt: facts.mtime };
      if (entry.isDirectory()) yield* this.list(key);
    }
  }

  async copyTo(key: string, path: string): Promise<CopyState> {
    if ((await ifThere(copyFile(this.pathOf(key), path).then(() => true))) === undefined) return "gone";
    await syncPath(path, "r+");
    return "whole";
  }

  async put(key: string, path: string): Promise<void> {
    await makeFolderDurably(dirname(this.pathOf(key)));
    await produceDurably(this.pathOf(key), (temporary) => copyFile(path, temporary));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true });
  }

  close(): void {}
}
