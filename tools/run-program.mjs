/** Runs a program of `node_modules/.bin`, or Node itself, in the root of the repository. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./ensure-built.mjs";

/**
 * @param {readonly string[]} command
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 * @returns {import("node:child_process").SpawnSyncReturns<string>}
 */
export function runProgram([program, ...args], options = {}) {
  const { path, shell } = findProgram(program);
  return spawnSync(path, args, { cwd: ROOT, shell, ...options, encoding: "utf8" });
}

/** On Windows npm writes scripts for the shell. */
export function findProgram(program) {
  if (program === "node") return { path: process.execPath, shell: false };
  const isWindows = process.platform === "win32";
  return { path: join(ROOT, "node_modules/.bin", isWindows ? `${program}.cmd` : program), shell: isWindows };
}
