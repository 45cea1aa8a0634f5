/**
 * Provides an exclusive lock held by a process, so that only one host runs the jobs of a data folder and receives its
 * events. The lock of a live process is never taken, that of a dead process is. The start time beside the pid
 * distinguishes a process from a later one with the same pid.
 */
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { CannotOpen } from "@limpid/files";

export interface LockHolder {
  readonly pid: number;
  /** Clock ticks since boot; empty if the system does not provide them. */
  readonly startTime: string;
}

export class LockHeld extends CannotOpen {
  override readonly name = "LockHeld";
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(
      `The data directory is in use by process ${holder.pid} (lock "${path}"). ` +
        "Stop that process first, or set DATA_DIR to another directory, or use DATABASE_URL to share a PostgreSQL.",
    );
    this.holder = holder;
  }
}

export interface Lock {
  release(): void;
}

const ATTEMPTS = 5;

/** Takes the lock or throws `LockHeld`. */
export function acquireLock(path: string): Lock {
  const own = JSON.stringify({ pid: process.pid, startTime: startTimeOf(process.pid) });
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, own, { flag: "wx" });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(draft, path)) return { release: () => releaseLock(path, own) };
      reapDead(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`Cannot take the lock "${path}": other processes keep changing it`);
}

/** Returns the process that holds the lock, or held it when it died. */
export function readHolder(path: string): (LockHolder & { readonly isAlive: boolean }) | undefined {
  const holder = parseHolder(readText(path) ?? "");
  return holder && { ...holder, isAlive: isAlive(holder) };
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const startTime = startTimeOf(holder.pid);
  return startTime === "" || holder.startTime === "" || startTime === holder.startTime;
}

/** Linking a complete file is atomic, so a half-written lock is never read. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function reapDead(path: string): void {
  const text = readText(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder !== undefined && isAlive(holder)) throw new LockHeld(path, holder);
  // Moves the lock aside instead of removing it, because another process may have put its own lock there since it was
  // read.
  const aside = `${path}.dead-${randomBytes(4).toString("hex")}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readText(aside) !== text) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function releaseLock(path: string, own: string): void {
  if (readText(path) === own) rmSync(path, { force: true });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const { pid, startTime } = JSON.parse(text) as Partial<LockHolder>;
    return typeof pid === "number" && pid > 0 ? { pid, startTime: startTime ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name may contain spaces and brackets; the 20th field after it is the start time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "gone" : (fields[19] ?? "");
  } catch {
    return "";
  }
}
