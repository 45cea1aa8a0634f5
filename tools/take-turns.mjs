/**
 * Lets one process at a time install or build in a folder. Plain JavaScript on Node alone, because it runs before
 * anything is installed.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const POLL_MS = 100;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Waits until no other process holds the folder, then takes it.
 * @param {string} folder
 * @returns {() => void} gives the folder back
 */
export function takeTurn(folder) {
  const lock = join(folder, ".limpid/install.lock");
  mkdirSync(dirname(lock), { recursive: true });
  let hasWaited = false;
  while (!write(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) release(lock, holder);
    else {
      if (!hasWaited) console.error(`Waiting for process ${holder ?? "…"}, which installs or builds (${lock})`);
      hasWaited = true;
      Atomics.wait(sleeper, 0, 0, POLL_MS);
    }
  }
  return () => rmSync(lock, { force: true });
}

function write(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Undefined while the lock is being written, or if it is gone. */
function holderOf(lock) {
  try {
    const pid = Number(readFileSync(lock, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes the lock of a process that died. A lock that another process took in the meantime is put back. */
function release(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (holderOf(aside) === dead) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}
