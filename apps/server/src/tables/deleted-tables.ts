/** Deleted tables can be restored for a while; then all that was kept of them is removed. */
import { eventStore, tableStore, viewStore } from "@limpid/database";
import { TableFiles, viewFolder } from "@limpid/files";
import type { Context } from "../context.ts";
import { jobStream, tableStream } from "./streams.ts";

const SWEEP_MS = 60_000;
const MINUTE_MS = 60_000;

type Needs = Pick<Context, "blobs" | "config" | "database" | "log">;

/** Returns the time from which the table cannot be restored. */
export function removalTime(deletedAt: Date, { deleteUndoMinutes }: Needs["config"]): Date {
  return new Date(deletedAt.getTime() + deleteUndoMinutes * MINUTE_MS);
}

/** What was deleted then, or before, cannot be restored any more. */
export function lastRestorable(now: Date, { deleteUndoMinutes }: Needs["config"]): Date {
  return new Date(now.getTime() - deleteUndoMinutes * MINUTE_MS);
}

/** Now and then, until the function it returns is called. */
export function sweepDeletedTables(context: Needs): () => void {
  const sweep = (): void => {
    removeDeletedTables(context, new Date()).catch((error: unknown) => {
      context.log.error({ error }, "deleted tables could not be removed; this is tried again");
    });
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function removeDeletedTables(context: Needs, now: Date): Promise<number> {
  const { db } = context.database;
  const ids = await tableStore.deletedUntil(db, lastRestorable(now, context.config));
  for (const id of ids) {
    // The files first: a table that is still known is found again, should this process die in between.
    await new TableFiles(context.blobs, id).removeAll();
    for (const view of await viewStore.ofTable(db, id)) await context.blobs.removeFolder(viewFolder(view));
    await eventStore.delete(db, jobStream(id));
    await eventStore.delete(db, tableStream(id));
    await tableStore.delete(db, id);
    context.log.info({ tableId: id }, "a deleted table was removed");
  }
  return ids.length;
}
