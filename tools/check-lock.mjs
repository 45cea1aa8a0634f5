/**
 * Proves that `npm ci` works from the committed lock files, on every platform and Node that we support. It asks npm,
 * and reads in the files what npm does not complain about. Says nothing when all is well.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./ensure-built.mjs";
import { findLockFaults } from "./lock/find-lock-faults.mjs";
import { TRAINERS } from "./trainers.mjs";

const STAMP = join(ROOT, "node_modules/.limpid-lock-checked");
const PLATFORMS = [[], ["--os=darwin", "--cpu=arm64"], ["--os=win32", "--cpu=x64"]];

const faults = [ROOT, TRAINERS].flatMap((folder) =>
  findLockFaults(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))).map(
    (fault) => `${join(folder, "package-lock.json")}: ${fault}`,
  ),
);
const state = fingerprint();
if (faults.length === 0 && !(existsSync(STAMP) && readFileSync(STAMP, "utf8") === state)) {
  faults.push(...[ROOT, TRAINERS].flatMap((folder) => PLATFORMS.flatMap((platform) => tryInstall(folder, platform))));
  if (faults.length === 0) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, state);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error('"npm run lock" writes the lock files again.');
process.exitCode = faults.length > 0 ? 1 : 0;

/** npm's own word: it refuses a lock file that differs from what it would write, or that this Node may not run. */
function tryInstall(folder, platform) {
  const options = ["ci", "--dry-run", "--no-audit", "--no-fund", "--loglevel=error", "--engine-strict", ...platform];
  const npm = spawnSync("npm", options, { cwd: folder, encoding: "utf8", shell: process.platform === "win32" });
  return npm.status === 0 ? [] : [`"npm ${options.join(" ")}" fails in ${folder}:\n${npm.stderr}`];
}

/** Sums up all that npm reads: nothing is asked again while it is the same. */
function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(ROOT, folder, name)),
  );
  for (const folder of [ROOT, TRAINERS, ...workspaces])
    for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
      const file = join(folder, name);
      if (existsSync(file)) hash.update(readFileSync(file));
    }
  return hash.digest("hex");
}
