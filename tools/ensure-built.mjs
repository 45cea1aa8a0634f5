/**
 * Installs and builds what is missing or older than its sources. Plain JavaScript on Node alone, because it runs
 * before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const PARTS = {
  server: { sources: ["packages", "apps/server", "apps/cli", "tools"], stamp: "dist/server.stamp" },
  web: { sources: ["packages/contract", "apps/web", "tools"], stamp: "dist/web.stamp" },
};
const LOCK_STAMP = "node_modules/.limpid-lock";
const OLDEST_NODE = [20, 19];

/** @param {{ quiet?: boolean, parts?: ("server" | "web")[] }} [options] */
export async function ensureBuilt({ quiet = false, parts = ["server", "web"] } = {}) {
  checkNode();
  ensureInstalled(quiet);
  const { buildServer, buildWeb } = await import(pathToFileURL(join(ROOT, "tools/build.mjs")).href);
  for (const part of parts) {
    const { sources, stamp } = PARTS[part];
    const state = fingerprint(sources);
    if (readStamp(stamp) === state) continue;
    if (!quiet) console.log(`Building the ${part} …`);
    await (part === "server" ? buildServer() : buildWeb());
    writeStamp(stamp, state);
  }
}

/**
 * Installs when the lock file is not the one that was installed last. Not `npm ci`: it refuses a lock file that leaves
 * out optional packages of other platforms; `--no-save` keeps to the lock file just as well.
 */
export function ensureInstalled(quiet) {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (readStamp(LOCK_STAMP) === lock) return;
  if (!quiet) console.log("Installing packages …");
  const npm = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: ["ignore", quiet ? 2 : "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) throw new Error(`"npm install" failed in ${ROOT}; its messages are above`);
  writeStamp(LOCK_STAMP, lock);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Limpid needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}`);
}

function fingerprint(folders) {
  const hash = createHash("sha256").update(process.version);
  for (const folder of folders) for (const entry of listFiles(join(ROOT, folder))) hash.update(entry);
  return hash.digest("hex");
}

function* listFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.includes(".test.")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(path);
      yield `${path}:${size}:${mtimeMs}\n`;
    }
  }
}

function readStamp(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writeStamp(path, text) {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
