/** Runs a program of `node_modules/.bin`, or Node itself, in the root of the repository. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./ensure-built.mjs";

/**
 * @param {readonly string[]} command
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function runProgram([program, ...args], options = {}) {
  const { path, shell } = findProgram(program);
  return spawnSync(path, args, { cwd: ROOT, shell, ...options });
}

/**
 * Runs it beside others; what it prints is kept unless `stdio` says otherwise, and goes to `onOutput` as it comes.
 * @param {readonly string[]} command
 * @param {import("node:child_process").SpawnOptions & { onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function startProgram([program, ...args], { onOutput, ...options } = {}) {
  const { path, shell } = findProgram(program);
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { cwd: ROOT, shell, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        onOutput?.(text);
      });
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
}

/** On Windows npm writes scripts for the shell. */
function findProgram(program) {
  if (program === "node") return { path: process.execPath, shell: false };
  const isWindows = process.platform === "win32";
  return { path: join(ROOT, "node_modules/.bin", isWindows ? `${program}.cmd` : program), shell: isWindows };
}
