/**
 * A table of which a file cannot be read is marked, so that its page says so, and search, feeds and the catalogue leave it out; the file is set
 * aside. All that does not need it goes on.
 */
import { basename, dirname } from "node:path";
import { type TableRecord, tableStore } from "@limpid/database";
import { isTableId } from "@limpid/files";
import type { Context } from "../context.ts";
import { CallFailed } from "../workers/call-errors.ts";
import { tablePaths } from "./table-paths.ts";

type DamageContext = Pick<Context, "blobs" | "database" | "log">;

/** Never rejects, so that the caller can always report the damaged file. */
export async function noteDamage(path: string, context: DamageContext): Promise<void> {
  try {
    const id = basename(dirname(path));
    const table = isTableId(id) ? await tableStore.find(context.database.db, id) : undefined;
    const key = context.blobs.keyOf(path);
    // The next reader of the view runs its query again.
    if (key?.startsWith("views")) await context.blobs.remove(key);
    // A file that is not in force, or is still being made, is no loss.
    if (key === undefined || table?.status !== "done" || !filesOf(table, context).includes(path)) return;
    await context.blobs.setAside(key);
    if (table.damaged !== null) return;
    context.log.error({ tableId: id, file: basename(path) }, "a file of a table is damaged, and was set aside");
    await tableStore.update(context.database.db, id, { damaged: basename(path) });
  } catch (error) {
    context.log.warn({ err: error, path }, "a damaged file could not be set aside");
  }
}

/** Clears the mark of tables whose files were put back or that were cleaned again. Never rejects. */
export async function recheckDamage(context: DamageContext & Pick<Context, "workers">): Promise<void> {
  try {
    for (const table of await tableStore.damaged(context.database.db)) await clearIfWhole(table, context);
  } catch (error) {
    context.log.warn({ err: error }, "damaged tables were not looked at");
  }
}

async function clearIfWhole(table: TableRecord, context: DamageContext & Pick<Context, "workers">): Promise<void> {
  try {
    await context.workers.call("readWhole", { paths: filesOf(table, context) });
    await tableStore.update(context.database.db, table.id, { damaged: null });
    context.log.info({ tableId: table.id }, "the files of a damaged table are whole again");
  } catch (error) {
    if (!(error instanceof CallFailed)) context.log.warn({ err: error, tableId: table.id }, "files were not looked at");
  }
}

function filesOf(table: TableRecord, { blobs }: Pick<Context, "blobs">): string[] {
  const { uploadPath: _, ...paths } = tablePaths(blobs, table);
  return Object.values(paths);
}
