/**
 * The job of a table that is cleaned up to a limit goes on to the last row. The table stays as it is meanwhile; the new
 * cleaned files come into force all at once, under the edits there are then.
 */
import { CLIENT_ERRORS, type JobMessage } from "@limpid/contract";
import {
  appendNextEvent,
  columnEdits,
  dropCleanAll,
  findTable,
  finishCleanAll,
  foldChosenClasses,
  inTransaction,
  nextSeq,
  TableFiles,
  type TableRecord,
} from "@limpid/store";
import { ChildDied } from "../children/child-pool.ts";
import type { CleanAnewEvent, CleanedAnew } from "../children/pipeline-methods.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { jobStream } from "../events/streams.ts";
import { wordsAfterCleaning } from "../language-model/words-after-cleaning.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { doneMessage, failureMessage, progressMessage } from "../wire.ts";
import { JobStory } from "./job-story.ts";

type AskedTable = TableRecord & { readonly cleanAllAfter: number };

class Cancelled extends Error {}

export async function cleanAllRows(table: TableRecord, context: Context): Promise<void> {
  if (!isAsked(table)) return;
  context.log.info({ tableId: table.id }, "cleaning of all rows starts");
  const cancel = new AbortController();
  const unsubscribe = context.database.hub.subscribe(cancelStream(table.id), () => void check());
  const check = async (): Promise<void> => {
    const now = await findTable(context.database.db, table.id);
    if (now?.cleanAllAfter !== table.cleanAllAfter) cancel.abort(new Cancelled());
  };
  try {
    await cleanAndSwitch(table, context, cancel.signal);
  } catch (error) {
    if (error instanceof ChildDied && error.isOutOfMemory) return await giveUpCleanAll(table, context);
    if (!(error instanceof Cancelled)) throw error;
    await new TableFiles(context.blobs, table.id).removeCleaned(table.generation + 1);
  } finally {
    unsubscribe();
  }
}

/** True when there was something to cancel. */
export async function cancelCleanAll(table: TableRecord, context: Context): Promise<boolean> {
  const isCancelled = await endWith(table, doneMessage("CleanDataframe", "Cancelled"), context);
  await context.database.hub.announce(cancelStream(table.id));
  return isCancelled;
}

/** The last word on a table of which not all rows could be cleaned. What there was is still there. */
export async function giveUpCleanAll(table: TableRecord, context: Context): Promise<void> {
  await endWith(table, failureMessage("CleanDataframe", CLIENT_ERRORS.pageFetchFailed), context);
}

async function cleanAndSwitch(table: AskedTable, context: Context, signal: AbortSignal): Promise<void> {
  const stream = jobStream(table.id);
  const story = new JobStory(context, table.id, await nextSeq(context.database.db, stream, table.cleanAllAfter));
  const files = new TableFiles(context.blobs, table.id);
  const generation = table.generation + 1;
  const { clean, review } = tablePaths(context.blobs, { id: table.id, generation });
  let told: Promise<void> = Promise.resolve();
  const tell = (event: CleanAnewEvent): void => {
    told = told.then(() => (signal.aborted ? undefined : story.tell([toMessage(event)])));
    // A failure is met below; until then it must not count as unhandled.
    told.catch(() => undefined);
  };
  const input = {
    fileName: table.fileName ?? "",
    uploadPath: await requireUpload(context, table),
    paths: { clean, review },
    rowLimit: 0,
    pageSize: table.pageSize,
    choices: table.choices,
    chosenClasses: foldChosenClasses(await columnEdits(context.database.db, table.id)),
  };
  const cleaned = await context.pipeline.call("cleanAnew", input, { onEvent: tell, signal });
  await told;
  await story.tell([doneMessage("CleanDataframe", "Finished", { num_rows: cleaned.rowCount })], {}, async (db) => {
    if (!(await finishCleanAll(db, table, { ...resultOf(table, cleaned, context.config), generation })))
      throw new Cancelled();
  });
  await files.removeCleaned(table.generation - 1);
  context.log.info({ tableId: table.id, rows: cleaned.rowCount }, "all rows are cleaned");
}

function resultOf(table: TableRecord, { rowCount, columns, metadata }: CleanedAnew, config: Config) {
  if (rowCount !== table.numRows || columns.length !== table.numColumns)
    throw new Error(`The table ${table.id} was read differently when all its rows were cleaned`);
  return {
    columns: table.columns.map((column, index) => ({ ...column, clean: columns[index] ?? null })),
    ...wordsAfterCleaning(table, metadata, config),
    rowCount,
    numPages: Math.ceil(rowCount / table.pageSize),
  };
}

async function endWith(table: TableRecord, message: JobMessage, context: Context): Promise<boolean> {
  const isEnded = await inTransaction(context.database.db, async (transaction) => {
    const isDropped = await dropCleanAll(transaction, table.id);
    if (isDropped) await appendNextEvent(transaction, jobStream(table.id), message);
    return isDropped;
  });
  await context.database.hub.announce(jobStream(table.id));
  return isEnded;
}

function toMessage({ page, pageCount, secondsLeft }: CleanAnewEvent): JobMessage {
  return progressMessage("CleanDataframe", "PageReady", { page, num_pages: pageCount, seconds_left: secondsLeft });
}

function isAsked(table: TableRecord): table is AskedTable {
  return table.cleanAllAfter !== null;
}

function cancelStream(tableId: string): string {
  return `cancel:${tableId}`;
}
