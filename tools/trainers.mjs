/**
 * The packages that only trainers, some benches and the check of patterns need are installed in tools/model, by the
 * commands that need them. `node tools/trainers.mjs FILE [options]` installs them and runs a file of TypeScript.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled, ROOT } from "./ensure-built.mjs";

export const TRAINERS = fileURLToPath(new URL("model", import.meta.url));

export function ensureTrainers() {
  ensureInstalled(false);
  ensureInstalled(false, TRAINERS);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureTrainers();
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
