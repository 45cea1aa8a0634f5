/** Where the files of a table lie. An id touches a path only after it is known to be a UUID. */
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

/** Which files of cleaning: how often the table was cleaned before, and the try that made them. */
export interface Cleaned {
  readonly generation: number;
  readonly generationTry: string | null;
}

/** Who has lost the turn in the middle of cleaning writes files that are nobody else's. */
export function nextTry({ generation }: Cleaned): Cleaned {
  return { generation: generation + 1, generationTry: randomBytes(4).toString("hex") };
}

/** The files that cleaning writes; a table that was cleaned anew has others than before. */
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

/** Whether it is a folder of what is kept of cleaned columns. */
export function isProfiles(name: string): boolean {
  return PROFILES.test(name);
}

/** What a name of a cleaned file, or of the folder of profiles, says; undefined of all else. */
function generationOf(name: string): number | undefined {
  const found = CLEANED_FILE.exec(name) ?? PROFILES.exec(name);
  return found === null ? undefined : Number(/\d+/.exec(found[1] ?? "")?.[0] ?? 0);
}

/** Whether it was written by a try, and is not of the files in force. */
export function isOfAnotherTry(name: string, inForce: Cleaned): boolean {
  const suffix = CLEANED_FILE.exec(name)?.[1];
  return suffix !== undefined && suffix.split("-").length === 3 && suffix !== suffixOf(inForce);
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

  /** The folder of what is kept of the columns that cleaning wrote. */
  profilesName(cleaned: Cleaned): string {
    return `profiles${suffixOf(cleaned)}`;
  }

  /** Of what a build makes of a computed column's source as cleaning wrote it; `column` is the number that it is asked by. */
  computedName(cleaned: Cleaned, build: string, column: number): string {
    return join(this.profilesName(cleaned), `made-${build}-${column}.parquet`);
  }

  /** Cleaned files that no reader can still be at: those before the generation that was in force until now, of all tries. */
  async removeCleanedBefore(generation: number): Promise<void> {
    for (const name of await this.blobs.list(tableKey(this.id, ""))) {
      const found = generationOf(name);
      if (found !== undefined && found < generation) await this.removeCleanedName(name);
    }
  }

  /** Those of one try, which never came into force. */
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
