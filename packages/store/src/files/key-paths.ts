/** Keys of files, and the paths where they lie below a folder. */
import { join, relative, sep } from "node:path";

export function pathOfKey(root: string, key: string): string {
  const path = join(root, key);
  if (!path.startsWith(root + sep)) throw new Error(`The key "${key}" leads out of the store`);
  return path;
}

/** Undefined of a path elsewhere. */
export function keyOfPath(root: string, path: string): string | undefined {
  return path.startsWith(root + sep) ? relative(root, path) : undefined;
}
