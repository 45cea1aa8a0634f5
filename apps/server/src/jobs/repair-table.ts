/** Makes the files of a damaged table again from the file that was uploaded, read as it was; people's edits lie over them as before. */
import { editStore, type TableRecord, tableStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { nextTry, TABLE_FILES, TableFiles } from "@limpid/files";
import type { CleaningContext } from "../context.ts";
import { Problem } from "../problem.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { removeKept } from "../tables/kept-paths.ts";
import { type RecleanedTable, reclean } from "./reclean.ts";

export function repairTable(tableId: string, context: CleaningContext): Promise<void> {
  return context.database.turns.take(tableId, (lost) => repair(tableId, lost, context));
}

async function repair(tableId: string, signal: AbortSignal, context: CleaningContext): Promise<void> {
  const { db } = context.database;
  const table = await tableStore.find(db, tableId);
  if (table === undefined) throw new Problem("unknown_job");
  if (table.damaged === null) throw new Problem("not_damaged");
  if (table.cleanAllAfter !== null) throw new Problem("cleaning_all");
  await requireUpload(context, table);
  const files = new TableFiles(context.blobs, tableId);
  const hasOriginal = await isWhole(files.path(TABLE_FILES.ingest), context);
  // What is known of it may be of the same disk.
  await removeKept(context, tableId);
  const next = nextTry(table);
  const publish = async (cleaned: RecleanedTable): Promise<void> => {
    if (!isAlike(table, cleaned)) throw new Problem("table_damaged", "Its file is read differently than it was");
    const columns = table.columns.map((column, index) => ({ ...column, clean: cleaned.columns[index] ?? null }));
    if (!(await tableStore.finishRepair(db, table, { columns, ...next }))) throw new Problem("not_damaged");
  };
  const { rowLimit, settings } = table;
  const { choices: columnChoices } = foldEdits(await editStore.ofColumns(db, tableId));
  const sink = { restart: () => undefined, append: () => undefined };
  try {
    await reclean(
      table,
      { kind: "again", withOriginal: !hasOriginal, rowLimit, columnChoices, settings, sink, next, publish, signal },
      context,
    );
  } catch (error) {
    // An original that does not fit the rest is worse than none; it may be the one before, if its reader died of something else.
    if (!hasOriginal) await files.setAside(TABLE_FILES.ingest);
    throw error;
  }
  context.log.info({ tableId }, "the files of a damaged table were made again");
}

async function isWhole(path: string, { workers }: CleaningContext): Promise<boolean> {
  return await workers.call("readWhole", { paths: [path] }).then(
    () => true,
    () => false,
  );
}

function isAlike(table: TableRecord, { rowCount, columns }: RecleanedTable): boolean {
  return rowCount === table.cleanedRows && columns.length === table.numColumns;
}
