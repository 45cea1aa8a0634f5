/**
 * Starts a program (the host, the worker or the command line) from V8's code cache, which holds what an earlier process has
 * compiled: the engine is there in a third of the time. The cache lies beside the program and belongs to one version of
 * Node and its flags; a process that finds none leaves one behind when it ends.
 */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

declare global {
  /** Writes the code cache; undefined where there is one, and in a program that was not built. */
  var keepCompiledCode: (() => void) | undefined;
  /** Imports a module for a program of the code cache, which has no way to do so. */
  var importModule: ((address: string) => Promise<unknown>) | undefined;
}

globalThis.importModule = (address) => import(address);

/** The name of the file and a hash of its text, which the build sets. */
declare const PROGRAM: string;
declare const PROGRAM_HASH: string;

const path = join(__dirname, PROGRAM);
const cachePath = `${path}.${cachedDataVersionTag().toString(16)}.cache`;
const cachedData = readCache();
// The build has made it plain ASCII; as such V8 reads it where it lies.
const script = new Script(readFileSync(path, "latin1"), {
  filename: path,
  ...(cachedData !== undefined && { cachedData }),
});
if (cachedData === undefined || script.cachedDataRejected === true) {
  // Without this flag V8 drops code that ran only at the start before the cache is written.
  setFlagsFromString("--no-flush-bytecode");
  globalThis.keepCompiledCode = writeCache;
}
const program: { exports: Record<string, unknown> } = { exports: {} };
script.runInThisContext()(program.exports, createRequire(path), program, path, dirname(path));

/** The hash stands before the compiled code: V8 itself takes the code of any text that is as long. */
function readCache(): Buffer | undefined {
  try {
    const kept = readFileSync(cachePath);
    const { length } = PROGRAM_HASH;
    return kept.toString("latin1", 0, length) === PROGRAM_HASH ? kept.subarray(length) : undefined;
  } catch {
    return undefined;
  }
}

function writeCache(): void {
  setFlagsFromString("--flush-bytecode");
  const temporary = `${cachePath}.${process.pid}`;
  try {
    // In a folder that cannot be written to, this fails before the compiled code is put together.
    const file = openSync(temporary, "w");
    try {
      writeFileSync(file, PROGRAM_HASH);
      writeFileSync(file, script.createCachedData());
    } finally {
      closeSync(file);
    }
    renameSync(temporary, cachePath);
  } catch {
    // The next process compiles again.
    rmSync(temporary, { force: true });
  }
}
