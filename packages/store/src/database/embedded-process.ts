/** Entry of the child process that owns PGlite and offers it on a unix socket. Lives no longer than its parent. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { acquireLock, type Lock, LockHeld } from "./lock.ts";

const [directory = "", socketPath = "", lockPath = ""] = process.argv.slice(2);
const ORPHAN_GRACE_MS = 3_000;
const RETRY_MS = 50;

async function main(): Promise<void> {
  const lock = await takeOver(lockPath);
  const db = await PGlite.create({ dataDir: directory });
  rmSync(socketPath, { force: true });
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 });
  await server.start();
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await server.stop().catch(() => {});
    await db.close().catch(() => {});
    rmSync(socketPath, { force: true });
    lock.release();
    process.exit(0);
  };
  process.on("SIGTERM", () => void close());
  process.on("disconnect", () => void close());
  if (!process.connected) return await close();
  process.send?.({ kind: "ready" });
}

/**
 * The parent owns the directory, so whoever holds this lock was left behind by an earlier parent: it is about to exit
 * by itself, or hangs and is killed (which PGlite's files survive).
 */
async function takeOver(path: string): Promise<Lock> {
  const killAt = Date.now() + ORPHAN_GRACE_MS;
  for (;;) {
    try {
      return acquireLock(path);
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      if (Date.now() > killAt) process.kill(error.holder.pid, "SIGKILL");
      await sleep(RETRY_MS);
    }
  }
}

// Ctrl+C reaches the whole process group; the parent decides when the database goes.
process.on("SIGINT", () => {});

main().catch((error: unknown) => {
  process.send?.({ kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
