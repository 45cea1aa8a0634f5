/** Opens the store of table files: the data folder, or a bucket with copies in that folder. */
import { join } from "node:path";
import { type BlobStore, LocalBlobs, S3Blobs } from "@limpid/files";
import type { Config } from "../config.ts";

export interface OpenBlobs {
  readonly blobs: BlobStore;
  readonly close: () => void;
}

/** This folder is below the data folder. */
const CACHE = "cache";
const MB = 1e6;

export async function openBlobs({ dataDir, store }: Pick<Config, "dataDir" | "store">): Promise<OpenBlobs> {
  if (store === null) return { blobs: new LocalBlobs(dataDir), close: () => undefined };
  const { cacheMb, ...bucket } = store;
  const blobs = await S3Blobs.open({ ...bucket, cacheFolder: join(dataDir, CACHE), maxBytes: cacheMb * MB });
  return { blobs, close: () => blobs.close() };
}
