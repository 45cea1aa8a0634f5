/**
 * The job of a table that is cleaned up to a limit goes on to the last row. The table stays as it is meanwhile; the new
 * cleaned files come into force all at once, under the edits there are then.
 */
import { CLIENT_ERRORS, type JobMessage } from "@limpid/contract";
import { editStore, eventStore, inTransaction, type TableRecord, tableStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { type Cleaned, nextTry, TableFiles } from "@limpid/files";
import type { Config } from "../config.ts";
import type { CleaningContext, Context } from "../context.ts";
import { tellSession } from "../events/tell-session.ts";
import { jobStream } from "../tables/streams.ts";
import { done, failed, finished, pageReady } from "../wire/job-message.ts";
import { WorkerDied } from "../workers/call-errors.ts";
import { EventSink } from "./event-sink.ts";
import { JobEventLog } from "./job-event-log.ts";
import { type RecleanedTable, reclean } from "./reclean.ts";
import { wordsAfterCleaning } from "./words-after-cleaning.ts";
import { removeWork } from "./work-folder.ts";

type RequestedTable = TableRecord & { readonly cleanAllAfter: number };

class Cancelled extends Error {}

export async function cleanAllRows(table: TableRecord, lost: AbortSignal, context: CleaningContext): Promise<void> {
  if (!isAsked(table)) return;
  context.log.info({ tableId: table.id }, "cleaning of all rows starts");
  const cancel = new AbortController();
  const unsubscribe = context.database.hub.subscribe(cancelStream(table.id), () => void check());
  const check = async (): Promise<void> => {
    const now = await tableStore.find(context.database.db, table.id);
    if (now?.cleanAllAfter !== table.cleanAllAfter) cancel.abort(new Cancelled());
  };
  const next = nextTry(table);
  try {
    await cleanAndSwitch(table, next, context, AbortSignal.any([cancel.signal, lost]));
  } catch (error) {
    if (error instanceof WorkerDied && error.isOutOfMemory) return await giveUpAllRows(table, context);
    if (!(error instanceof Cancelled)) throw error;
    await new TableFiles(context.blobs, table.id).removeTry(next);
    await removeWork(context, table.id);
  } finally {
    unsubscribe();
  }
}

/** True when there was something to cancel. */
export async function cancelCleanAll(table: TableRecord, context: Pick<Context, "database">): Promise<boolean> {
  const isCancelled = await endWith(table, done("CleanDataframe", "Cancelled"), context);
  await context.database.hub.announce(cancelStream(table.id));
  return isCancelled;
}

/** The last word on a table of which not all rows could be cleaned. What there was is still there. */
export async function giveUpAllRows(table: TableRecord, context: Pick<Context, "blobs" | "database">): Promise<void> {
  await removeWork(context, table.id);
  await endWith(table, failed("CleanDataframe", CLIENT_ERRORS.pageFetchFailed), context);
}

async function cleanAndSwitch(
  table: RequestedTable,
  next: Cleaned,
  context: CleaningContext,
  signal: AbortSignal,
): Promise<void> {
  const firstSeq = await eventStore.nextSeq(context.database.db, jobStream(table.id), table.cleanAllAfter);
  const sink = new EventSink(
    () => new JobEventLog(context, table.id, firstSeq),
    async (events, log) => {
      // Pages of the table can be read already; that more of them come is all there is to report.
      const messages = events.flatMap((event) => (event.kind === "page" ? [pageReady(event)] : []));
      if (messages.length > 0 && !signal.aborted) await log.append(messages);
    },
  );
  const { choices: columnChoices } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
  const publish = async (cleaned: RecleanedTable): Promise<void> => {
    const log = await sink.settled();
    await log.append([finished(cleaned.rowCount)], {}, async (db) => {
      const current = (await tableStore.find(db, table.id)) ?? table;
      if (!(await tableStore.finishCleanAll(db, table, resultOf(current, cleaned, context.config))))
        throw new Cancelled();
    });
    await new TableFiles(context.blobs, table.id).removeCleanedBefore(table.generation);
    context.log.info({ tableId: table.id, rows: cleaned.rowCount }, "all rows are cleaned");
    await tellSession(context, table.id, "all rows cleaned");
  };
  const { settings } = table;
  await reclean(
    table,
    { kind: "all rows", rowLimit: 0, columnChoices, settings, sink, next, publish, signal },
    context,
  );
}

function resultOf(
  table: TableRecord,
  { generation, generationTry, rowCount, columns, metadata }: RecleanedTable,
  config: Config,
) {
  if (rowCount !== table.numRows || columns.length !== table.numColumns)
    throw new Error(`The table ${table.id} was read differently when all its rows were cleaned`);
  return {
    columns: table.columns.map((column, index) => ({ ...column, clean: columns[index] ?? null })),
    ...wordsAfterCleaning(table, metadata, config),
    generation,
    generationTry,
    rowCount,
    numPages: Math.ceil(rowCount / table.pageSize),
  };
}

async function endWith(table: TableRecord, message: JobMessage, context: Pick<Context, "database">): Promise<boolean> {
  const isEnded = await inTransaction(context.database.db, async (transaction) => {
    const isDropped = await tableStore.dropCleanAll(transaction, table.id);
    if (isDropped) await eventStore.appendNext(transaction, jobStream(table.id), message);
    return isDropped;
  });
  await context.database.hub.announce(jobStream(table.id));
  return isEnded;
}

function isAsked(table: TableRecord): table is RequestedTable {
  return table.cleanAllAfter !== null;
}

function cancelStream(tableId: string): string {
  return `cancel:${tableId}`;
}
