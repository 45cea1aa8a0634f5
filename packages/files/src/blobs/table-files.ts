/** Defines where the files of a table are. An id becomes part of a path only after it is known to be a UUID. */
import { randomBytes } from "node:crypto";
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

/** Identifies the cleaned files: how often the table was cleaned before, and the try that made them. */
export interface Cleaned {
  readonly generation: number;
  readonly generationTry: string | null;
}

/** A unique try per cleaning, so that a process that has lost its turn does not overwrite files of another. */
export function nextTry({ generation }: Cleaned): Cleaned {
  return { generation: generation + 1, generationTry: randomBytes(4).toString("hex") };
}

/** Returns the names of the files that cleaning writes; each cleaning has other names than the one before. */
export function cleanedNames(cleaned: Cleaned): Readonly<Record<"clean" | "review" | "plain", string>> {
  const suffix = `${suffixOf(cleaned)}.parquet`;
  return { clean: `clean${suffix}`, review: `review${suffix}`, plain: `plain${suffix}` };
}

function suffixOf({ generation, generationTry }: Cleaned): string {
  if (generation === 0) return "";
  return generationTry === null ? `-g${generation}` : `-g${generation}-${generationTry}`;
}

const SUFFIX = "(-g\\d+(?:-[0-9a-f]{8})?)?";
const CLEANED_FILE = new RegExp(`^(?:clean|review|plain)${SUFFIX}\\.parquet$`);
const PROFILES = new RegExp(`^profiles${SUFFIX}$`);

/** Whether the name is a folder of cached column profiles. */
export function isProfiles(name: string): boolean {
  return PROFILES.test(name);
}

/** Returns the generation in the name of a cleaned file or a profiles folder; undefined for other names. */
function generationOf(name: string): number | undefined {
  const found = CLEANED_FILE.exec(name) ?? PROFILES.exec(name);
  return found === null ? undefined : Number(/\d+/.exec(found[1] ?? "")?.[0] ?? 0);
}

/** Whether another try than the current one wrote the file. */
export function isOfAnotherTry(name: string, inForce: Cleaned): boolean {
  const suffix = CLEANED_FILE.exec(name)?.[1];
  return suffix !== undefined && suffix.split("-").length === 3 && suffix !== suffixOf(inForce);
}

/** Returns the key of a table's file, such as `tables/3f/3f2a…/clean.parquet`. */
export function tableKey(id: string, name: string): string {
  if (!isTableId(id)) throw new Error(`"${id}" is not the id of a table`);
  return join("tables", id.slice(0, 2), id, name);
}

/** Returns the key of the rows of a view's run. */
export function viewKey(id: string, run: number): string {
  return join(viewFolder(id), `rows-${run}.parquet`);
}

/** Returns the folder of a view. */
export function viewFolder(id: string): string {
  if (!isTableId(id)) throw new Error(`"${id}" is not the id of a view`);
  return join("views", id.slice(0, 2), id);
}

/** Removes the rows of a view's run, and the files that were made from them. */
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

  /** Returns a local path; the file need not exist yet. */
  path(name: string): string {
    return this.blobs.path(tableKey(this.id, name));
  }

  async has(name: string): Promise<boolean> {
    return await this.blobs.has(tableKey(this.id, name));
  }

  /** Like `has`, and marks an existing file as used now. */
  async touch(name: string): Promise<boolean> {
    return await this.blobs.touch(tableKey(this.id, name));
  }

  /** Returns the same path after providing the stored file there, if there is one. */
  async fetch(name: string): Promise<string> {
    return await this.blobs.fetch(tableKey(this.id, name));
  }

  async read(name: string): Promise<Buffer | undefined> {
    return await this.blobs.read(tableKey(this.id, name));
  }

  async put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    await this.blobs.put(tableKey(this.id, name), content);
  }

  /** Returns the name of the cleaned table of a version; cleaning writes the first one. */
  cleanName(version: number): string {
    return version <= 1 ? TABLE_FILES.clean : `clean-v${version}.parquet`;
  }

  /** Returns the folder of the profiles of cleaned columns. */
  profilesName(cleaned: Cleaned): string {
    return `profiles${suffixOf(cleaned)}`;
  }

  /**
   * Returns the file of a computed column, made by `build` from its source before any edit; `column` is the number that
   * queries use.
   */
  computedName(cleaned: Cleaned, build: string, column: number): string {
    return join(this.profilesName(cleaned), `made-${build}-${column}.parquet`);
  }

  /** Removes cleaned files of all tries before this generation, which no reader can still use. */
  async removeCleanedBefore(generation: number): Promise<void> {
    for (const name of await this.blobs.list(tableKey(this.id, ""))) {
      const found = generationOf(name);
      if (found !== undefined && found < generation) await this.removeCleanedName(name);
    }
  }

  /** Removes the files of a try that never became current. */
  async removeTry(cleaned: Cleaned): Promise<void> {
    for (const name of Object.values(cleanedNames(cleaned))) await this.removeCleanedName(name);
    await this.removeCleanedName(this.profilesName(cleaned));
  }

  private async removeCleanedName(name: string): Promise<void> {
    const key = tableKey(this.id, name);
    await (name.endsWith(".parquet") ? this.blobs.remove(key) : this.blobs.removeFolder(key));
  }

  async setAside(name: string): Promise<void> {
    await this.blobs.setAside(tableKey(this.id, name));
  }

  async removeAll(): Promise<void> {
    await this.blobs.removeFolder(tableKey(this.id, ""));
  }
}
