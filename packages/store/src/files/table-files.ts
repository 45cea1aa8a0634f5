/** Where the files of a table lie. An id touches a path only after it is known to be a UUID. */
import { join } from "node:path";
import type { BlobStore } from "./blob-store.ts";

export const TABLE_FILES = {
  upload: "upload.bin",
  ingest: "ingest.parquet",
  clean: "clean.parquet",
  review: "review.parquet",
  plain: "plain.parquet",
} as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isTableId(id: string): boolean {
  return UUID.test(id);
}

/** The key of one of a table's files, such as `tables/3f/3f2a…/clean.parquet`. */
export function tableKey(id: string, name: string): string {
  if (!isTableId(id)) throw new Error(`"${id}" is not the id of a table`);
  return join("tables", id.slice(0, 2), id, name);
}

/** The key of the rows that a run of a view gave. */
export function viewKey(id: string, run: number): string {
  return join(viewFolder(id), `rows-${run}.parquet`);
}

/** Where all of a view lies. */
export function viewFolder(id: string): string {
  if (!isTableId(id)) throw new Error(`"${id}" is not the id of a view`);
  return join("views", id.slice(0, 2), id);
}

/** Removes the rows that a run of a view gave, and the files that were made of them. */
export async function removeRun(blobs: BlobStore, id: string, run: number): Promise<void> {
  const ofRun = new RegExp(`^rows-${run}\\b`);
  for (const name of await blobs.list(viewFolder(id)))
    if (ofRun.test(name)) await blobs.remove(join(viewFolder(id), name));
}

/** The files of one table. */
export class TableFiles {
  readonly id: string;
  private readonly blobs: BlobStore;

  constructor(blobs: BlobStore, id: string) {
    this.id = id;
    this.blobs = blobs;
    tableKey(id, "");
  }

  /** A local path; the file need not be there yet. */
  path(name: string): string {
    return this.blobs.path(tableKey(this.id, name));
  }

  async has(name: string): Promise<boolean> {
    return await this.blobs.has(tableKey(this.id, name));
  }

  /** The same, and a file that is there counts as used now. */
  async touch(name: string): Promise<boolean> {
    return await this.blobs.touch(tableKey(this.id, name));
  }

  /** The same path; the file is there now as it is stored, if it is stored. */
  async fetch(name: string): Promise<string> {
    return await this.blobs.fetch(tableKey(this.id, name));
  }

  async read(name: string): Promise<Buffer | undefined> {
    return await this.blobs.read(tableKey(this.id, name));
  }

  async put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    await this.blobs.put(tableKey(this.id, name), content);
  }

  /** The cleaned table of a version; the first one is what cleaning wrote. */
  cleanName(version: number): string {
    return version <= 1 ? TABLE_FILES.clean : `clean-v${version}.parquet`;
  }

  /** The files that cleaning writes; a table that was cleaned anew has others than before. */
  cleanedNames(generation: number): Readonly<Record<"clean" | "review" | "plain", string>> {
    const { clean, review, plain } = TABLE_FILES;
    if (generation === 0) return { clean, review, plain };
    const suffix = `-g${generation}.parquet`;
    return { clean: `clean${suffix}`, review: `review${suffix}`, plain: `plain${suffix}` };
  }

  /** The folder of what is kept of the columns that cleaning wrote. */
  profilesName(generation: number): string {
    return generation === 0 ? "profiles" : `profiles-g${generation}`;
  }

  /** Of what a build makes of a computed column's source as cleaning wrote it; `column` is the number that it is asked by. */
  computedName(generation: number, build: string, column: number): string {
    return join(this.profilesName(generation), `made-${build}-${column}.parquet`);
  }

  /** Cleaned files that no reader can still be at: those before the generation that was in force until now. */
  async removeCleaned(generation: number): Promise<void> {
    if (generation < 0) return;
    for (const name of Object.values(this.cleanedNames(generation))) await this.blobs.remove(tableKey(this.id, name));
    await this.blobs.removeFolder(tableKey(this.id, this.profilesName(generation)));
  }

  async setAside(name: string): Promise<void> {
    await this.blobs.setAside(tableKey(this.id, name));
  }

  async removeAll(): Promise<void> {
    await this.blobs.removeFolder(tableKey(this.id, ""));
  }
}
