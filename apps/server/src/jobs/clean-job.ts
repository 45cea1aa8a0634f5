/** The host's side of one job: has a child clean the file, keeps what it tells, and tells the followers. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { type CleanJob, findTable, type TableRecord, updateTable } from "@limpid/store";
import { WorkerDied } from "../children/call-errors.ts";
import type { CleanJobEvent } from "../children/pipeline-methods.ts";
import type { Context } from "../context.ts";
import { FetchError } from "../fetch/safe-fetch.ts";
import { titledChoicesOf } from "../readings/titled-choices.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { failureMessage } from "../wire.ts";
import { cleanAllRows, giveUpCleanAll } from "./clean-all-rows.ts";
import { cleanRows, removeParts } from "./clean-rows.ts";
import { fetchUpload } from "./fetch-upload.ts";
import { JobStory } from "./job-story.ts";
import { keepEvent } from "./keep-event.ts";

const OUT_OF_MEMORY = "Reading it takes more memory than there is";

export async function runCleanJob({ tableId, attempt }: CleanJob, context: Context): Promise<void> {
  const table = await findTable(context.database.db, tableId);
  if (table === undefined || table.status === "failed") return;
  if (table.status === "done") return cleanAllRows(table, context);
  context.log.info({ tableId, attempt }, "cleaning starts");
  await updateTable(context.database.db, tableId, { status: "running" });
  const story = new JobStory(context, tableId);
  const fileName = await provideUpload(table, story, context);
  if (fileName !== undefined) await clean(table, fileName, story, context);
}

/** The last word on a job that failed every time. */
export async function giveUpCleanJob(tableId: string, reason: string, context: Context): Promise<void> {
  context.log.error({ tableId, reason }, "a table is given up");
  const table = await findTable(context.database.db, tableId);
  if (table?.status === "done") return giveUpCleanAll(table, context);
  await removeParts(context, tableId);
  await new JobStory(context, tableId).fail(failureMessage("CleanDataframe", CLIENT_ERRORS.pageFetchFailed));
}

async function clean(table: TableRecord, fileName: string, story: JobStory, context: Context): Promise<void> {
  const { uploadPath, ...paths } = tablePaths(context.blobs, table);
  let told = story;
  let kept: Promise<void> = Promise.resolve();
  let isRead = false;
  const keep = (event: CleanJobEvent): void => {
    if (event.kind === "ingested") isRead = true;
    const teller = told;
    kept = kept.then(() => keepEvent(event, table, teller, context));
    // A failure is met below; until then it must not count as unhandled.
    kept.catch(() => undefined);
  };
  const { id: tableId, rowLimit, pageSize, askedChoices: choices } = table;
  const { languageModel } = context.config;
  const columnChoices = await titledChoicesOf(table, context);
  const task = { tableId, fileName, uploadPath, paths, rowLimit, pageSize, choices, columnChoices, languageModel };
  try {
    const restart = (): void => {
      told = new JobStory(context, tableId);
    };
    await cleanRows({ ...task, isNew: true }, context, { onEvent: keep, onRestart: restart });
  } catch (error) {
    // Another try would end another process.
    if (isRead || !(error instanceof WorkerDied && error.isOutOfMemory)) throw error;
    await story.fail(failureMessage("IngestFile", `${CLIENT_ERRORS.couldNotRead}: ${OUT_OF_MEMORY}`));
  }
  await kept;
  await removeParts(context, tableId);
}

/** The name of the file to clean; undefined when it could not be fetched, and the story is told. */
async function provideUpload(table: TableRecord, story: JobStory, context: Context): Promise<string | undefined> {
  if (table.source !== "url") return table.fileName ?? "";
  try {
    return await fetchUpload(table, context);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    await story.fail(failureMessage("IngestFile", `${CLIENT_ERRORS.couldNotRead}: ${error.message}`));
    return undefined;
  }
}
