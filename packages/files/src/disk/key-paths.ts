/** Converts keys of files to paths below a folder and back. */
import { join, relative, sep } from "node:path";

export function pathOfKey(root: string, key: string): string {
  const path = join(root, key);
  if (!path.startsWith(root + sep)) throw new Error(`The key "${key}" leads out of the store`);
  return path;
}

/** Returns undefined for a path outside the folder. */
export function keyOfPath(root: string, path: string): string | undefined {
  return path.startsWith(root + sep) ? relative(root, path) : undefined;
}
