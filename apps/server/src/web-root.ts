/** Finds the built web app. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** `apps/web/dist`, seen from the sources and from the bundle alike: both lie two folders below the root's child. */
const CANDIDATES = ["../../web/dist", "../../apps/web/dist"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

export function findWebRoot(): string | undefined {
  return CANDIDATES.find((path) => existsSync(join(path, "index.html")));
}
