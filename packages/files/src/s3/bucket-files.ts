/** Reads the stored files of a bucket without local copies. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { CopyState, StoredFile, StoredFiles } from "../blobs/stored-files.ts";
import { isDiskFull } from "../disk/disk-full.ts";
import { forEachConcurrently } from "../disk/for-each-concurrently.ts";
import { syncPath } from "../disk/write-durably.ts";
import { Bucket, type BucketSettings, USED } from "./bucket.ts";
import { putFile } from "./put-file.ts";
import { receive, TRIES, unreadable, WrongContent } from "./receive.ts";

export class BucketFiles implements StoredFiles {
  private constructor(
    private readonly bucket: Bucket,
    private readonly settings: BucketSettings,
  ) {}

  /** Rejects with `CannotOpenStore`. */
  static async open(settings: BucketSettings): Promise<BucketFiles> {
    return new BucketFiles(await Bucket.open(settings), settings);
  }

  nameOf(key: string): string {
    return `s3://${this.settings.bucket}/${this.settings.prefix}${key}`;
  }

  pathOf(): undefined {
    return undefined;
  }

  async *list(folder: string): AsyncGenerator<StoredFile> {
    for await (const { key, bytes, storedAt } of this.bucket.list(folder)) yield { key, bytes, changedAt: storedAt };
  }

  async copyTo(key: string, path: string): Promise<CopyState> {
    for (let tries = 1; ; tries++) {
      const found = await this.bucket.open(key);
      if (found === undefined) return "gone";
      const take = (chunks: AsyncIterable<Buffer>) => pipeline(chunks, createWriteStream(path));
      const fault = await receive(found, { silentMs: this.bucket.silentMs, take });
      found.body.destroy();
      if (fault === undefined || (fault instanceof WrongContent && tries === TRIES)) {
        await syncPath(path, "r+");
        return fault === undefined ? "whole" : "damaged";
      }
      if (isDiskFull(fault)) throw fault;
      if (tries === TRIES) throw unreadable(key, fault);
    }
  }

  async put(key: string, path: string): Promise<void> {
    await putFile(this.bucket, key, path);
  }

  async remove(key: string): Promise<void> {
    const keys = key.endsWith("/") ? [] : [key, USED + key];
    if (keys.length === 0)
      for (const folder of [key, USED + key]) for await (const file of this.bucket.list(folder)) keys.push(file.key);
    await forEachConcurrently(keys, (each) => this.bucket.remove(each));
  }

  close(): void {
    this.bucket.close();
  }
}
