/**
 * Stores files in a bucket, with copies in a local folder for users of paths. A file is written locally and stored
 * before anything refers to it; before a copy is read, it is compared with the stored file.
 */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { type BlobStore, type HeldFiles, ignoreMissing } from "../blobs/blob-store.ts";
import { DamagedFile } from "../disk/damaged-file.ts";
import { isDiskFull } from "../disk/disk-full.ts";
import { forEachConcurrently } from "../disk/for-each-concurrently.ts";
import { keyOfPath, pathOfKey } from "../disk/key-paths.ts";
import { asideName } from "../disk/set-aside.ts";
import { moveDurably, temporaryName, writeDurably } from "../disk/write-durably.ts";
import { Bucket, type BucketSettings, type StoredFacts, USED } from "./bucket.ts";
import { type CacheLimits, FileCache } from "./file-cache.ts";
import { putFile } from "./put-file.ts";
import { receive, TRIES, unreadable, WrongContent } from "./receive.ts";

/** The last use of a file is stored beside it, at most this often. */
const USED_EVERY_MS = 60 * 60_000;
/** Number of remembered uses, so that they are not stored again. */
const MAX_USED = 10_000;

export interface S3Settings extends BucketSettings, CacheLimits {
  /** Folder of the local copies. */
  readonly cacheFolder: string;
}

export class S3Blobs implements BlobStore {
  private readonly cache: FileCache;
  private readonly root: string;
  private readonly downloads = new Map<string, Promise<void>>();
  /** Files that are being written locally and are not stored yet. */
  private readonly writing = new Map<string, number>();
  private readonly usedAt = new Map<string, number>();

  private constructor(
    private readonly bucket: Bucket,
    settings: S3Settings,
  ) {
    this.root = resolve(settings.cacheFolder);
    this.cache = new FileCache(this.root, settings);
  }

  /** Rejects with `CannotOpenStore`. */
  static async open(settings: S3Settings): Promise<S3Blobs> {
    return new S3Blobs(await Bucket.open(settings), settings);
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (content instanceof Uint8Array) return await this.putBytes(key, Buffer.from(content));
    const path = this.path(key);
    await this.whileWriting([path], async () => {
      await writeDurably(path, async (file) => {
        for await (const chunk of content) await file.writeFile(chunk);
      });
      await this.store(path);
    });
  }

  async adopt(key: string, from: string): Promise<void> {
    const path = this.path(key);
    await this.whileWriting([path], async () => {
      await moveDurably(from, path);
      await this.store(path);
    });
  }

  async copy(from: string, to: string): Promise<void> {
    if (!(await this.bucket.copy(asKey(from), asKey(to)))) throw notThere(this.path(from));
  }

  async read(key: string): Promise<Buffer | undefined> {
    for (let tries = 1; ; tries++) {
      const found = await this.bucket.open(asKey(key));
      if (found === undefined) return undefined;
      const pieces: Buffer[] = [];
      const take = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
        for await (const chunk of chunks) pieces.push(chunk);
      };
      const fault = await receive(found, { silentMs: this.bucket.silentMs, take });
      if (fault === undefined) return Buffer.concat(pieces);
      if (tries === TRIES) throw this.faultOf(fault, key);
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.bucket.head(asKey(key))) !== undefined;
  }

  async touch(key: string): Promise<boolean> {
    if (!(await this.has(key))) return false;
    const now = Date.now();
    if (now - (this.usedAt.get(key) ?? 0) > USED_EVERY_MS) {
      await this.putBytes(USED + key, Buffer.alloc(0));
      if (this.usedAt.size === MAX_USED) this.usedAt.clear();
      this.usedAt.set(key, now);
    }
    return true;
  }

  async look(key: string): Promise<{ readonly bytes: number; readonly usedAt: Date } | undefined> {
    const [facts, used] = await Promise.all([this.bucket.head(asKey(key)), this.bucket.head(asKey(USED + key))]);
    if (facts === undefined) return undefined;
    const usedAt = new Date(Math.max(facts.storedAt.getTime(), used?.storedAt.getTime() ?? 0));
    return { bytes: facts.bytes, usedAt };
  }

  path(key: string): string {
    return pathOfKey(this.root, key);
  }

  keyOf(path: string): string | undefined {
    return keyOfPath(this.root, path);
  }

  async fetch(key: string): Promise<string> {
    const path = this.path(key);
    await this.provide(path);
    return path;
  }

  async hold<Result>({ reads, hints = [], writes }: HeldFiles, work: () => Promise<Result>): Promise<Result> {
    const isOwn = (path: string): boolean => this.keyOf(path) !== undefined;
    const [read, hinted, written] = [reads.filter(isOwn), hints.filter(isOwn), writes.filter(isOwn)];
    const release = this.cache.hold([...new Set([...read, ...hinted, ...written])]);
    try {
      await forEachConcurrently(read, (path) => this.provide(path));
      await forEachConcurrently(hinted, (path) =>
        this.provide(path).catch((error: unknown) => this.doWithout(path, error)),
      );
      return await this.whileWriting(written, async () => {
        const watched = [...new Set([...written, ...read])];
        const before = await Promise.all(watched.map(stampOf));
        const result = await work();
        // Stores one after the other, because the last file signals that all exist.
        for (const [index, path] of watched.entries())
          if ((await stampOf(path)) !== before[index] && !(await this.isStored(path))) await this.store(path);
        return result;
      });
    } finally {
      release();
    }
  }

  async refresh(path: string): Promise<boolean> {
    const key = this.keyOf(path);
    const facts = key === undefined ? undefined : await this.bucket.head(asKey(key));
    if (key === undefined || facts === undefined) return false;
    await this.download(key, facts);
    return true;
  }

  async setAside(key: string): Promise<void> {
    if (await this.bucket.copy(asKey(key), asKey(asideName(key)))) await this.remove(key);
    await rm(this.path(key), { force: true });
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(asKey(key));
    await this.bucket.remove(asKey(USED + key));
    this.usedAt.delete(key);
    await rm(this.path(key), { force: true });
  }

  async removeFolder(prefix: string): Promise<void> {
    const folder = asFolder(prefix);
    for (const root of [folder, USED + folder]) {
      const keys: string[] = [];
      for await (const { key } of this.bucket.list(root)) keys.push(key);
      await forEachConcurrently(keys, (key) => this.bucket.remove(key));
    }
    await rm(this.path(prefix), { recursive: true, force: true });
  }

  /** Includes local folders that are not stored, such as ranges in progress. */
  async list(prefix: string): Promise<string[]> {
    const here = (await ignoreMissing(readdir(this.path(prefix), { withFileTypes: true }))) ?? [];
    const folders = here.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
    return [...new Set([...(await this.bucket.names(asFolder(prefix))), ...folders])];
  }

  close(): void {
    this.cache.close();
    this.bucket.close();
  }

  private async putBytes(key: string, body: Buffer): Promise<void> {
    const sha256 = createHash("sha256").update(body).digest("hex");
    await this.bucket.put(asKey(key), { bytes: body.length, version: Date.now(), sha256, body });
  }

  /**
   * Makes the copy match the stored file, or removes it if there is none. Files being written locally are left alone.
   */
  private async provide(path: string): Promise<void> {
    const key = this.keyOf(path);
    if (key === undefined || this.writing.has(path)) return;
    const facts = await this.bucket.head(asKey(key));
    if (this.writing.has(path)) return;
    if (facts === undefined) return await rm(path, { force: true });
    if (!(await this.cache.has(path, facts))) await this.download(key, facts);
  }

  private async doWithout(path: string, error: unknown): Promise<void> {
    if (!(error instanceof DamagedFile)) throw error;
    await rm(path, { force: true });
  }

  /** Shares one download of a version among all who wait for it. */
  private async download(key: string, facts: StoredFacts): Promise<void> {
    const name = `${facts.version} ${key}`;
    const running = this.downloads.get(name);
    if (running !== undefined) return await running;
    const download = this.startDownload(key, facts).finally(() => this.downloads.delete(name));
    this.downloads.set(name, download);
    await download;
  }

  private async startDownload(key: string, { bytes }: StoredFacts): Promise<void> {
    const path = this.path(key);
    const release = this.cache.hold([path]);
    try {
      for (let tries = 1; ; tries++) {
        const fault = await this.downloadOnce(key, path);
        if (fault === undefined) break;
        if (isDiskFull(fault)) await this.cache.sweep(0);
        if (tries === TRIES) throw this.faultOf(fault, key);
      }
    } finally {
      release();
    }
    await this.cache.noteNew(bytes);
  }

  /** Returns the error; undefined if the file is there. */
  private async downloadOnce(key: string, path: string): Promise<unknown> {
    const found = await this.bucket.open(asKey(key));
    // The file was removed since it was looked up.
    if (found === undefined) {
      await rm(path, { force: true });
      return undefined;
    }
    const temporary = temporaryName(path);
    try {
      await this.cache.makeFolderOf(path);
      const take = (chunks: AsyncIterable<Buffer>) => pipeline(chunks, createWriteStream(temporary));
      const fault = await receive(found, { silentMs: this.bucket.silentMs, take });
      if (fault !== undefined) return fault;
      await this.cache.mark(temporary, found.facts.version);
      if (!this.writing.has(path)) await rename(temporary, path);
      return undefined;
    } catch (error) {
      return error;
    } finally {
      found.body.destroy();
      await rm(temporary, { force: true });
    }
  }

  /** Keeps errors of a full disk and of damaged content; other faults may disappear on the next try. */
  private faultOf(fault: unknown, key: string): unknown {
    if (isDiskFull(fault)) return fault;
    if (fault instanceof WrongContent) return new DamagedFile(this.path(key), { cause: fault });
    return unreadable(key, fault);
  }

  private async isStored(path: string): Promise<boolean> {
    const facts = await ignoreMissing(stat(path));
    const stored = facts && (await this.bucket.head(asKey(this.keyOf(path) ?? "")));
    return facts === undefined || (stored?.bytes === facts.size && stored.version === Math.round(facts.mtimeMs));
  }

  /** Stores a file that was written locally. */
  private async store(path: string): Promise<void> {
    await this.cache.mark(path, Math.round((await stat(path)).mtimeMs));
    await this.cache.noteNew(await putFile(this.bucket, asKey(this.keyOf(path) ?? ""), path));
  }

  private async whileWriting<Result>(paths: readonly string[], work: () => Promise<Result>): Promise<Result> {
    for (const path of paths) this.writing.set(path, (this.writing.get(path) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const path of paths) {
        const left = (this.writing.get(path) ?? 1) - 1;
        if (left === 0) this.writing.delete(path);
        else this.writing.set(path, left);
      }
    }
  }
}

/** Returns a stamp that changes when the file is written. */
async function stampOf(path: string): Promise<string> {
  const facts = await ignoreMissing(stat(path, { bigint: true }));
  return facts === undefined ? "" : `${facts.ino} ${facts.size} ${facts.mtimeNs}`;
}

/** Keys have slashes on every system. */
function asKey(key: string): string {
  return key.split(sep).join("/");
}

function asFolder(prefix: string): string {
  return `${asKey(prefix).replace(/\/+$/, "")}/`;
}

function notThere(path: string): Error {
  return Object.assign(new Error(`There is no file "${path}"`), { code: "ENOENT", path });
}
