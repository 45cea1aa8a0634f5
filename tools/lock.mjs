/**
 * `npm run lock`: writes the lock files again from the package.json files alone. npm leaves packages of other platforms
 * out of a lock file that it writes beside a `node_modules` (npm/cli#4828), so this happens in an empty folder.
 * What is locked stays as it is; `npm run lock -- --fresh` takes the newest versions that the package.json files allow.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "./ensure-built.mjs";
import { TRAINERS } from "./trainers.mjs";

const isFresh = process.argv.includes("--fresh");
writeLock(ROOT, [
  ".npmrc",
  "package.json",
  ...["packages", "apps"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(folder, name, "package.json")),
  ),
]);
writeLock(TRAINERS, [".npmrc", "package.json"]);

function writeLock(folder, manifests) {
  const scratch = mkdtempSync(join(tmpdir(), "limpid-lock-"));
  try {
    const files = isFresh ? manifests : [...manifests, "package-lock.json"];
    for (const file of files.filter((name) => existsSync(join(folder, name)))) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      copyFileSync(join(folder, file), join(scratch, file));
    }
    const npm = spawnSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], {
      cwd: scratch,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (npm.status !== 0) throw new Error(`npm could not write the lock file of ${folder}`);
    copyFileSync(join(scratch, "package-lock.json"), join(folder, "package-lock.json"));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
