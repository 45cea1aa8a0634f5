/**
 * Installs and builds what is missing or older than its sources. Plain JavaScript on Node alone, because it runs
 * before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { takeTurn } from "./take-turns.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const PARTS = {
  server: {
    sources: ["packages", "apps/server", "apps/worker", "apps/cli", "apps/library", "tools"],
    stamp: "dist/server.stamp",
  },
  web: { sources: ["packages/contract", "apps/web", "tools"], stamp: "dist/web.stamp" },
};
/** Tests, and what they write down. */
const NO_SOURCE = /\.test\.|\.sha256$/;
const LOCK_STAMP = "node_modules/.limpid-lock";
const OLDEST_NODE = [20, 19];

/** @param {{ quiet?: boolean, parts?: ("server" | "web")[] }} [options] */
export async function ensureBuilt({ quiet = false, parts = ["server", "web"] } = {}) {
  checkNode();
  ensureInstalled(quiet);
  if (parts.every((part) => isBuilt(part))) return;
  const giveBack = takeTurn(ROOT);
  try {
    const { buildServer, buildWeb } = await import(pathToFileURL(join(ROOT, "tools/build.mjs")).href);
    for (const part of parts) {
      const { sources, stamp } = PARTS[part];
      const state = fingerprint(sources);
      if (readStamp(join(ROOT, stamp)) === state) continue;
      if (!quiet) console.log(`Building the ${part} …`);
      await (part === "server" ? buildServer() : buildWeb());
      writeStamp(join(ROOT, stamp), state);
    }
  } finally {
    giveBack();
  }
}

function isBuilt(part) {
  const { sources, stamp } = PARTS[part];
  return readStamp(join(ROOT, stamp)) === fingerprint(sources);
}

/** Installs exactly what the folder's lock file names, unless that is what was installed last. */
export function ensureInstalled(quiet, folder = ROOT) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, LOCK_STAMP);
  if (readStamp(stamp) === lock) return;
  const giveBack = takeTurn(folder);
  try {
    // Another process may have installed while this one waited.
    if (readStamp(stamp) !== lock) install(quiet, folder);
    writeStamp(stamp, lock);
  } finally {
    giveBack();
  }
}

function install(quiet, folder) {
  if (!quiet) console.log("Installing packages …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", quiet ? 2 : "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) throw new Error(`"npm ci" failed in ${folder}; its messages are above`);
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
    if (entry.name === "node_modules" || entry.name === "dist" || NO_SOURCE.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(path);
      yield `${path}:${size}:${mtimeMs}\n`;
    }
  }
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
