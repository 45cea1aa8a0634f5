import { readdir } from "node:fs/promises";
import { CannotOpen } from "@limpid/files";

/** Requires a missing or empty folder, so that nothing is ever overwritten. */
export async function requireRoom(path: string): Promise<void> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length > 0) throw new CannotOpen(`"${path}" is not empty. Name a folder that is not there yet.`);
}
