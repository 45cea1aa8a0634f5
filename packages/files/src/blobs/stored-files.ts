/** Lists all files of an installation for maintenance, in a folder or a bucket. Keys have slashes on every system. */
import { copyFile, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { makeFolderDurably, produceDurably, syncPath } from "../disk/write-durably.ts";
import { ignoreMissing } from "./blob-store.ts";

export interface StoredFile {
  /** Folder keys, if there are any, end with a slash. */
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** `damaged` means that the copy differs from what was stored. */
export type CopyState = "whole" | "damaged" | "gone";

export interface StoredFiles {
  /** Returns the name of a file for people. */
  nameOf(key: string): string;
  /** Returns the path of a file on this machine; undefined if it is elsewhere. */
  pathOf(key: string): string | undefined;
  /** Lists everything below a folder, whose key ends with a slash. Concurrent changes may or may not be included. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** The copy is durable when this resolves; its folder must exist. */
  copyTo(key: string, path: string): Promise<CopyState>;
  /** Stores a file of this machine, durably when this resolves. */
  put(key: string, path: string): Promise<void>;
  /** Removes a file, or a folder with its content. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** Returns at most `most` files below folders, without subfolders. */
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
    for (const entry of (await ignoreMissing(readdir(this.pathOf(folder), { withFileTypes: true }))) ?? []) {
      const key = `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`;
      const facts = entry.isDirectory() || entry.isFile() ? await ignoreMissing(stat(this.pathOf(key))) : undefined;
      if (facts !== undefined) yield { key, bytes: facts.isFile() ? facts.size : 0, changedAt: facts.mtime };
      if (entry.isDirectory()) yield* this.list(key);
    }
  }

  async copyTo(key: string, path: string): Promise<CopyState> {
    if ((await ignoreMissing(copyFile(this.pathOf(key), path).then(() => true))) === undefined) return "gone";
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
