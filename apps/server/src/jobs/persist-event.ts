/** What each event of the pipeline means for a new table: rows written, its record changed, messages appended. */
import { CLIENT_ERRORS } from "@limpid/contract";
import {
  type ColumnRecord,
  editStore,
  type JobEvent,
  type TablePatch,
  type TableRecord,
  tableStore,
} from "@limpid/database";
import { removeLeftovers, tableKey } from "@limpid/files";
import type { CleanJobEvent } from "@limpid/worker-protocol";
import type { CleaningContext, Context } from "../context.ts";
import { findKeptEdits, type KeptEdits } from "../readings/keep-edits.ts";
import { removeLivePages, writeCleanPage, writeIngestHead } from "../tables/live-pages.ts";
import { withOwnWords } from "../tables/own-words.ts";
import { toStoredBasics } from "../wire/basics.ts";
import { PARAMETER_NAMES } from "../wire/parameters.ts";
import type { CleanedTable } from "./cleaning-task.ts";
import type { JobEventLog } from "./job-event-log.ts";

type EventOf<Kind extends CleanJobEvent["kind"]> = Extract<CleanJobEvent, { kind: Kind }>;

export interface Progress {
  readonly table: TableRecord;
  readonly log: JobEventLog;
  readonly context: CleaningContext;
}

export async function persistEvent(event: CleanJobEvent, progress: Progress): Promise<void> {
  switch (event.kind) {
    case "ingested":
      return persistIngested(event, progress);
    case "refused":
      return progress.log.fail("ingest", `${CLIENT_ERRORS.couldNotRead}: ${event.reason}`);
    case "cleaning":
      return persistStudied(event, progress);
    case "info":
      return progress.log.append(event.messages.map((text) => ({ kind: "evidence", text })));
    case "compared":
      return persistCompared(event, progress);
    case "page":
      return persistPage(event, progress);
    case "metadata":
      return persistMetadata(event, progress);
    // The job itself publishes the table.
    case "cleaned":
      return;
  }
}

async function persistIngested(event: EventOf<"ingested">, { table, log, context }: Progress): Promise<void> {
  await writeIngestHead(context.blobs, table.id, event.head);
  const parameters = { ...event.parameters };
  const patch: TablePatch = {
    numRows: event.rowCount,
    numColumns: event.titles.length,
    parameters,
    warnings: event.warnings,
    clutter: event.clutter,
    choices: event.choices,
    selectable: event.selectable,
    columns: event.titles.map(({ title, hasData }) => ({ ingestTitle: title, title, hasData, clean: null })),
  };
  const events: JobEvent[] = [
    ...PARAMETER_NAMES.map((name) => ({ kind: "parameter" as const, name, value: parameters[name] })),
    ...event.warnings.map(({ message, row }) => ({ kind: "warning" as const, message, row })),
    { kind: "ingested", rowCount: event.rowCount, columnCount: event.titles.length },
  ];
  await log.append(events, patch);
  // A reading that failed is none to send people to.
  if (table.previousId !== null) await tableStore.update(context.database.db, table.previousId, { nextId: table.id });
}

async function persistStudied(event: EventOf<"cleaning">, { table, log, context }: Progress): Promise<void> {
  const columns = await currentColumns(context, table.id);
  const patch: TablePatch = {
    numPages: event.pageCount,
    cleanedRows: event.rowsToClean,
    columns: columns.map((column, index) => ({ ...column, clean: event.columns[index] ?? null })),
  };
  await log.append([{ kind: "started", pageCount: event.pageCount }], patch);
}

async function persistCompared(event: EventOf<"compared">, { table, log, context }: Progress): Promise<void> {
  const columns = await currentColumns(context, table.id);
  const patch: TablePatch = {
    columns: columns.map((column, index) => ({ ...column, clean: event.columns[index] ?? null })),
  };
  await log.append([{ kind: "compared", pages: event.pages }], patch);
}

async function persistPage(event: EventOf<"page">, { table, log, context }: Progress): Promise<void> {
  if (event.rows !== null) await writeCleanPage(context.blobs, table.id, event.page, event.rows);
  const { page, pageCount, secondsLeft } = event;
  await log.append([{ kind: "page", page, pageCount, secondsLeft }]);
}

async function persistMetadata({ metadata }: EventOf<"metadata">, { table, log, context }: Progress): Promise<void> {
  const current = await requireRecord(context, table.id);
  const { name, description, tags } = withOwnWords(metadata, current.ownerDetails);
  await log.append(
    [
      { kind: "basics", ...toStoredBasics(current) },
      { kind: "name", name },
      { kind: "description", description },
      { kind: "tags", tags },
    ],
    { name, description, tags },
  );
}

/** The last step: the table is done, with the edits of the reading before, and in the catalogue by its names. */
export async function publishTable({ rowCount }: CleanedTable, { table, log, context }: Progress): Promise<void> {
  const current = await requireRecord(context, table.id);
  // A worker that died may have left half a file; no other process writes there until the table is done.
  await removeLeftovers(context.blobs.path(tableKey(table.id, "")));
  const edits = await findKeptEdits(context, current);
  const warnings = lossOf(edits).map((message) => ({ message, row: null }));
  const events: JobEvent[] = [
    ...warnings.map(({ message, row }) => ({ kind: "warning" as const, message, row })),
    { kind: "cleaned", rowCount },
  ];
  const patch: TablePatch = { status: "done", cleanedRows: rowCount, warnings: [...current.warnings, ...warnings] };
  await log.append(events, patch, (transaction) => editStore.carry(transaction, table.id, edits.kept));
  await removeLivePages(context.blobs, table.id);
  context.log.info({ tableId: table.id, rows: rowCount }, "cleaning is done");
}

/** What a new reading could not take over from the one before. */
function lossOf({ kept, lost }: KeptEdits): string[] {
  if (lost === 0) return [];
  const changes = kept.length + lost === 1 ? "1 earlier change" : `${kept.length + lost} earlier changes`;
  return [`${lost} of ${changes} could not be kept: this reading does not have the same cells`];
}

async function currentColumns(context: Pick<Context, "database">, tableId: string): Promise<readonly ColumnRecord[]> {
  return (await requireRecord(context, tableId)).columns;
}

async function requireRecord(context: Pick<Context, "database">, tableId: string): Promise<TableRecord> {
  const table = await tableStore.find(context.database.db, tableId);
  if (table === undefined) throw new Error(`The table ${tableId} was deleted while it was cleaned`);
  return table;
}
