/** `npm start`: installs and builds when needed, then runs the server in this process. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ROOT } from "./ensure-built.mjs";

try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(join(ROOT, "dist/server/main.js")).href);
