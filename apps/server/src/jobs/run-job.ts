/** What the queue's jobs do: clean a new table, or go on to the last row of one that is cleaned up to a limit. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { type CleanJob, type TableRecord, tableStore } from "@limpid/database";
import { recipeChoices } from "@limpid/recipes";
import type { CleaningContext, Context } from "../context.ts";
import { tellSession } from "../events/tell-session.ts";
import { FetchError } from "../fetch/safe-fetch.ts";
import { findTitledChoices } from "../readings/titled-choices.ts";
import { findRecipe } from "../recipes/recipe-file.ts";
import { nameVisitor } from "../tables/name-visitor.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { WorkerDied } from "../workers/call-errors.ts";
import { cleanAllRows, giveUpAllRows } from "./clean-all-rows.ts";
import { CleaningJob } from "./cleaning-job.ts";
import type { CleaningTask } from "./cleaning-task.ts";
import { EventSink } from "./event-sink.ts";
import { fetchUpload } from "./fetch-upload.ts";
import { JobEventLog } from "./job-event-log.ts";
import { persistEvents, publishTable } from "./persist-event.ts";
import { removeWork } from "./work-folder.ts";

const OUT_OF_MEMORY = "Reading it takes more memory than there is";

export async function runJob(
  { tableId, attempt }: CleanJob,
  lost: AbortSignal,
  context: CleaningContext,
): Promise<void> {
  const table = await tableStore.find(context.database.db, tableId);
  if (table === undefined || table.status === "failed") return;
  if (table.status === "done") return cleanAllRows(table, lost, context);
  context.log.info({ tableId, attempt }, "cleaning starts");
  await tableStore.update(context.database.db, tableId, { status: "running" });
  await cleanNewTable(table, lost, context);
}

/** The last word on a job that failed every time. */
export async function giveUpJob(
  tableId: string,
  reason: string,
  context: Pick<Context, "blobs" | "database" | "log">,
): Promise<void> {
  context.log.error({ tableId, reason }, "a table is given up");
  const table = await tableStore.find(context.database.db, tableId);
  if (table?.status === "done") return giveUpAllRows(table, context);
  await removeWork(context, tableId);
  await new JobEventLog(context, tableId).fail("CleanDataframe", CLIENT_ERRORS.pageFetchFailed);
  await tellSession(context, tableId, "table failed");
}

async function cleanNewTable(table: TableRecord, lost: AbortSignal, context: CleaningContext): Promise<void> {
  const openLog = () => new JobEventLog(context, table.id);
  const sink = new EventSink(openLog, (events, log) => persistEvents(events, { table, log, context }));
  const job = new CleaningJob(
    {
      kind: "first",
      tableId: table.id,
      visitor: nameVisitor(table),
      fetch: () => provideTask(table, context),
      sink,
      signal: lost,
      publish: async (cleaned) => publishTable(cleaned, { table, log: await sink.settled(), context }),
    },
    context,
  );
  try {
    const end = await job.run();
    await sink.settled();
    await tellSession(context, table.id, end === "published" ? "table cleaned" : "table failed");
  } catch (error) {
    const reason = unreadableBecause(error, job);
    if (reason === undefined || lost.aborted) throw error;
    await openLog().fail("IngestFile", `${CLIENT_ERRORS.couldNotRead}: ${reason}`);
    await removeWork(context, table.id);
    await tellSession(context, table.id, "table failed");
  }
}

async function provideTask(
  table: TableRecord,
  context: Pick<Context, "blobs" | "config" | "database">,
): Promise<CleaningTask> {
  const { id: tableId, rowLimit, pageSize, askedChoices: choices, settings } = table;
  const { uploadPath, ...paths } = tablePaths(context.blobs, table);
  const fileName = table.source === "url" ? await fetchUpload(table, context) : (table.fileName ?? "");
  const recipe = await findRecipe(tableId, context);
  const columnChoices = recipe === undefined ? await findTitledChoices(table, context) : recipeChoices(recipe);
  const { languageModel } = context.config;
  const file = { tableId, fileName, uploadPath, paths, rowLimit, pageSize, choices, columnChoices, settings };
  return { ...file, isNew: true, languageModel };
}

/** What is the file's fault, and would be so at every other try. */
function unreadableBecause(error: unknown, job: CleaningJob): string | undefined {
  if (error instanceof FetchError) return error.message;
  const isTooLarge = error instanceof WorkerDied && error.isOutOfMemory && !job.wasIngested;
  return isTooLarge ? OUT_OF_MEMORY : undefined;
}
