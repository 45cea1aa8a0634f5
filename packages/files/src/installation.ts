import { resolve } from "node:path";
import { FolderFiles, type StoredFiles } from "./blobs/stored-files.ts";
import type { BucketSettings } from "./s3/bucket.ts";

/** Places where an installation stores its data. */
export interface Installation {
  readonly dataDir: string;
  /** If undefined, the database is an SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** If undefined, the files are in `dataDir`. */
  readonly bucket?: BucketSettings | undefined;
}

/** Rejects with `CannotOpenStore`. */
export async function openFiles({ dataDir, bucket }: Installation): Promise<StoredFiles> {
  if (bucket === undefined) return new FolderFiles(resolve(dataDir));
  const { BucketFiles } = await import("./s3/bucket-files.ts");
  return await BucketFiles.open(bucket);
}
