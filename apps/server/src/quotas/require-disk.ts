import { statfs } from "node:fs/promises";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

const MB = 1e6;

/** Refuses what takes room while there is still some: for edits, the log of the database, and jobs that are at work. */
export async function requireDisk({ config }: Pick<Context, "config">): Promise<void> {
  if (config.diskReserveMb === 0) return;
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < config.diskReserveMb * MB)
    throw new Problem("disk_full", `Less than ${config.diskReserveMb} MB are left, which are kept for what is there`);
}
