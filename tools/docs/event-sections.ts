/** What travels on the three event streams. */
import { JobStatus, MessageLevel } from "@limpid/contract";
import { JobMessage, SessionMessage, TableMessage } from "@limpid/contract/schemas";
import { fieldTable } from "./field-table.ts";
import { code, markdownTable, type Row } from "./markdown.ts";

const { done, failed, progress } = JobStatus;

/** Microservice, status, `msg`, what `data` holds and what it means; in the order of a job. */
const JOB_MESSAGES: readonly (readonly [string, number, string, string])[] = [
  ["IngestFile", progress, "Inference", "`name` and `value` of an ingestion parameter"],
  ["IngestFile", progress, "Warning", "`message`, `row`, `level`"],
  ["IngestFile", done, "Ingested", "`num_rows`, `num_columns`; original pages can be read"],
  ["CleanDataframe", progress, "Started", "`num_pages`; the classes of the columns are known"],
  ["CleanDataframe", progress, "PageReady", "`page`, the last one that is ready; `num_pages`, `seconds_left`"],
  ["CleanDataframe", progress, "RowsCompared", "`pages`, announced before, in which other rows contradict a cell"],
  ["SimpleCleaner", progress, "a sentence", "`level`; what a column proved"],
  ["CleanDataframe", progress, "BasicMetaDataReady", "times, version, user, rows and columns"],
  ["CleanDataframe", progress, "NameReady", "`name`"],
  ["CleanDataframe", progress, "DescriptionReady", "`description`"],
  ["CleanDataframe", progress, "TagsReady", "`tags`"],
  ["CleanDataframe", done, "Finished", "`num_rows`; the last message of a job that succeeds"],
  ["IngestFile or CleanDataframe", failed, "what went wrong", "`level`; the last message of a job that fails"],
];

export function eventSections(): string {
  const rows = JOB_MESSAGES.map(([step, status, msg, data]): Row => [step, String(status), msg, data]);
  const levels = Object.entries(MessageLevel).map(([name, level]) => `${code(String(level))} ${name}`);
  return [
    "## Events",
    "The data of each event is one JSON object.",
    "### Messages of a job",
    "On [jobStatus](#jobstatus).",
    fieldTable(JobMessage),
    markdownTable(["`microservice`", "`status`", "`msg`", "`data`"], rows),
    "### Messages to a session",
    `On [sessionEvents](#sessionevents). Levels: ${levels.join(", ")}.`,
    fieldTable(SessionMessage),
    "### Edits of a table",
    "On [tableEvents](#tableevents).",
    fieldTable(TableMessage),
  ].join("\n\n");
}
