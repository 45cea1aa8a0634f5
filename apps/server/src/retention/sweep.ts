/** What is not kept for ever: files that can be made again, files that could not be read, tables of nobody known,
 * and proposals that were decided long ago. */
import { LIMITS } from "@limpid/contract";
import { proposalStore, tableStore } from "@limpid/database";
import { removeMadeFiles, TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { removeRemains } from "./remove-remains.ts";

const SWEEP_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const MB = 1e6;
/** Nobody writes to one file for so long without a word. */
const REMAINS_DAYS = 1;

type Needs = Pick<Context, "blobs" | "config" | "database" | "log">;

/** Now and every hour, until the function it returns is called. */
export function sweepRegularly(context: Needs): () => void {
  const sweepOnce = (): void => {
    sweep(context, new Date()).catch((error: unknown) => {
      context.log.error({ err: error }, "what is not kept any more could not be removed; this is tried again");
    });
  };
  sweepOnce();
  const timer = setInterval(sweepOnce, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweep(context: Needs, now: Date): Promise<void> {
  await expireTables(context, now);
  await removeFailedUploads(context, now);
  await removeStaleFiles(context, now);
  // The start of SQLite's single process removes all of it.
  if (context.database.kind === "postgres") await removeRemains(context.config, daysBefore(now, REMAINS_DAYS));
  await proposalStore.forget(context.database.db, daysBefore(now, LIMITS.keptProposalDays));
}

/** Deletes expired tables in the same way as their owners would. */
async function expireTables({ config, database, log }: Needs, now: Date): Promise<void> {
  if (config.anonymousTableDays === 0) return;
  const ids = await tableStore.expired(database.db, daysBefore(now, config.anonymousTableDays));
  for (const id of ids) {
    await tableStore.update(database.db, id, { deletedAt: now });
    log.info({ tableId: id }, "a table that nobody has changed for long is deleted");
  }
}

/** What is known of the table stays, and says why it could not be read. */
async function removeFailedUploads({ blobs, config, database }: Needs, now: Date): Promise<void> {
  for (const id of await tableStore.failedBefore(database.db, daysBefore(now, config.failedUploadDays)))
    await new TableFiles(blobs, id).removeAll();
}

async function removeStaleFiles({ blobs, config, log }: Needs, now: Date): Promise<void> {
  const { madeFilesDays, madeFilesMb } = config;
  const removed = await removeMadeFiles(blobs, {
    now,
    usedBefore: madeFilesDays === 0 ? new Date(0) : daysBefore(now, madeFilesDays),
    maxBytes: madeFilesMb === 0 ? Number.POSITIVE_INFINITY : madeFilesMb * MB,
  });
  if (removed.files > 0) log.info(removed, "files that can be made again were removed");
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
