/** What each event of the pipeline means for a new table: rows written, its record changed, messages appended. */
import { CLIENT_ERRORS, type JobMessage, MessageLevel } from "@limpid/contract";
import { type ColumnRecord, editStore, type TablePatch, type TableRecord, tableStore } from "@limpid/database";
import { removeLeftovers, tableKey } from "@limpid/files";
import type { CleanJobEvent } from "@limpid/worker-protocol";
import type { CleaningContext, Context } from "../context.ts";
import { alternativesAfter } from "../readings/answered-reading.ts";
import { findKeptEdits, type KeptEdits } from "../readings/keep-edits.ts";
import { type RecipeEdits, recipeEdits } from "../recipes/recipe-edits.ts";
import { findRecipe } from "../recipes/recipe-file.ts";
import { removeLivePages, writeCleanPage, writeIngestHead } from "../tables/live-pages.ts";
import { withOwnWords } from "../tables/own-words.ts";
import { basicsToWire } from "../wire/basics.ts";
import { done, finished, pageReady, progress, warning } from "../wire/job-message.ts";
import { parametersToWire } from "../wire/parameters.ts";
import type { CleanedTable } from "./cleaning-task.ts";
import type { JobEventLog } from "./job-event-log.ts";

/** Columns that come ahead of their event are part of it by now. */
export type JobEvent = Exclude<CleanJobEvent, { kind: "columns" }>;
type EventOf<Kind extends JobEvent["kind"]> = Extract<JobEvent, { kind: Kind }>;

export interface Progress {
  readonly table: TableRecord;
  readonly log: JobEventLog;
  readonly context: CleaningContext;
}

export async function persistEvents(
  [event, ...others]: readonly [JobEvent, ...JobEvent[]],
  job: Progress,
): Promise<void> {
  if (event.kind === "page")
    await persistPages(
      [event, ...others].filter((each) => each.kind === "page"),
      job,
    );
  else await persistEvent(event, job);
}

async function persistEvent(event: Exclude<JobEvent, EventOf<"page">>, job: Progress): Promise<void> {
  switch (event.kind) {
    case "ingested":
      return persistIngested(event, job);
    case "refused":
      return job.log.fail("IngestFile", `${CLIENT_ERRORS.couldNotRead}: ${event.reason}`);
    case "cleaning":
      return persistStudied(event, job);
    case "info":
      return job.log.append(
        event.messages.map((text) => progress("SimpleCleaner", text, { level: MessageLevel.info })),
      );
    case "compared":
      return persistCompared(event, job);
    case "metadata":
      return persistMetadata(event, job);
    // The job itself publishes the table.
    case "cleaned":
      return;
  }
}

async function persistIngested(event: EventOf<"ingested">, { table, log, context }: Progress): Promise<void> {
  await writeIngestHead(context.blobs, table.id, event.head);
  const parameters = { ...event.parameters };
  const before = table.previousId === null ? undefined : await tableStore.find(context.database.db, table.previousId);
  const { alternatives = [] } = event.selectable;
  const patch: TablePatch = {
    numRows: event.rowCount,
    numColumns: event.titles.length,
    parameters,
    warnings: event.warnings,
    clutter: event.clutter,
    choices: event.choices,
    selectable:
      before === undefined
        ? event.selectable
        : { ...event.selectable, alternatives: alternativesAfter(before, table.askedChoices, alternatives) },
    columns: event.titles.map(({ title, hasData }) => ({ ingestTitle: title, title, hasData, clean: null })),
  };
  const messages: JobMessage[] = [
    ...Object.entries(parametersToWire(parameters)).map(([name, value]) =>
      progress("IngestFile", "Inference", { name, value }),
    ),
    ...event.warnings.map(({ message, row }) => warning(message, row)),
    done("IngestFile", "Ingested", { num_rows: event.rowCount, num_columns: event.titles.length }),
  ];
  await log.append(messages, patch);
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
  await log.append([progress("CleanDataframe", "Started", { num_pages: event.pageCount })], patch);
}

async function persistCompared(event: EventOf<"compared">, { table, log, context }: Progress): Promise<void> {
  const columns = await currentColumns(context, table.id);
  const patch: TablePatch = {
    columns: columns.map((column, index) => ({ ...column, clean: event.columns[index] ?? null })),
  };
  await log.append([progress("CleanDataframe", "RowsCompared", { pages: event.pages })], patch);
}

/** Writes what can be read before the table's files can, and tells of all pages in one transaction. */
async function persistPages(pages: readonly EventOf<"page">[], { table, log, context }: Progress): Promise<void> {
  for (const { page, rows } of pages) if (rows !== null) await writeCleanPage(context.blobs, table.id, page, rows);
  await log.append(pages.map(pageReady));
}

async function persistMetadata({ metadata }: EventOf<"metadata">, { table, log, context }: Progress): Promise<void> {
  const current = await requireRecord(context, table.id);
  const { name, description, tags } = withOwnWords(metadata, current.ownerDetails);
  await log.append(
    [
      progress("CleanDataframe", "BasicMetaDataReady", { ...basicsToWire(current) }),
      progress("CleanDataframe", "NameReady", { name }),
      progress("CleanDataframe", "DescriptionReady", { description }),
      progress("CleanDataframe", "TagsReady", { tags }),
    ],
    { name, description, tags },
  );
}

/** The last step: the table is done, with the edits of the reading before, and in the catalogue by its names. */
export async function publishTable({ rowCount }: CleanedTable, { table, log, context }: Progress): Promise<void> {
  const current = await requireRecord(context, table.id);
  // A worker that died may have left half a file; no other process writes there until the table is done.
  await removeLeftovers(context.blobs.path(tableKey(table.id, "")));
  const recipe = await findRecipe(table.id, context);
  const { kept, warnings: losses } =
    recipe === undefined ? await keptFromBefore(current, context) : recipeEdits(recipe, current);
  const warnings = losses.map((message) => ({ message, row: null }));
  const messages = [...warnings.map(({ message, row }) => warning(message, row)), finished(rowCount)];
  const patch: TablePatch = { status: "done", cleanedRows: rowCount, warnings: [...current.warnings, ...warnings] };
  await log.append(messages, patch, (transaction) => editStore.carry(transaction, table.id, kept));
  await removeLivePages(context.blobs, table.id);
  context.log.info({ tableId: table.id, rows: rowCount }, "cleaning is done");
}

async function keptFromBefore(table: TableRecord, context: Progress["context"]): Promise<RecipeEdits> {
  const edits = await findKeptEdits(context, table);
  return { kept: edits.kept, warnings: lossOf(edits) };
}

/** What a new reading could not take over from the one before. */
function lossOf({ earlier, lost }: KeptEdits): string[] {
  if (lost === 0) return [];
  const changes = earlier === 1 ? "1 earlier change" : `${earlier} earlier changes`;
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
