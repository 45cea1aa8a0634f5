/** Keeps damaged files of tables beside them under another name, so that the cause can be investigated. */
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./write-durably.ts";

const ASIDE = ".damaged-";

/** Does nothing if there is no such file. */
export async function setAside(path: string): Promise<void> {
  try {
    await rename(path, asideName(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Returns a name such as `review.parquet.damaged-20261123T201500`. */
export function asideName(path: string, now = new Date()): string {
  return `${path}${ASIDE}${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}`;
}

export function isSetAside(name: string): boolean {
  return name.includes(`.parquet${ASIDE}`);
}
