/** All that the host asks of its workers, and the lane of each. */
import { availableParallelism } from "node:os";
import { REASONER_LIMITS } from "@limpid/contract";
import type { Config } from "../config.ts";
import type { EmbedMethods } from "./embed-methods.ts";
import type { PipelineMethods } from "./pipeline-methods.ts";
import type { PreviewMethods } from "./preview-methods.ts";
import type { Method } from "./protocol.ts";
import type { ReasonMethods } from "./reason-methods.ts";
import type { TablesMethods } from "./tables-methods.ts";
import type { Lane, WorkerPool } from "./worker-pool.ts";

export interface WorkerMethods extends PipelineMethods, TablesMethods, PreviewMethods, ReasonMethods, EmbedMethods {
  /** Goes the way of a lane's calls once, as a build does to have its code compiled. */
  readonly warmUp: Method<LaneName, never, null>;
}

export type LaneName = "clean" | "check" | "preview" | "pages" | "tables" | "reason" | "embed";

export type Workers = WorkerPool<WorkerMethods, LaneName>;

export const LANE_OF: Readonly<Record<keyof WorkerMethods, LaneName>> = {
  cleanFile: "clean",
  cleanRange: "clean",
  joinRanges: "clean",
  checkValues: "check",
  previewFile: "preview",
  readWhole: "tables",
  readIngestRows: "pages",
  readCleanRows: "pages",
  answerIngestRows: "pages",
  answerCleanRows: "pages",
  readParts: "pages",
  findComponents: "tables",
  findIssues: "tables",
  selectRows: "tables",
  selectAllRows: "tables",
  readRows: "tables",
  listLeftOut: "tables",
  findAreaValues: "tables",
  profileColumn: "tables",
  findDistribution: "tables",
  findOrder: "tables",
  keepProfile: "tables",
  keepComputed: "tables",
  findCells: "tables",
  findReplaced: "tables",
  findEdited: "tables",
  findQuestions: "tables",
  findAnswered: "tables",
  findChanges: "tables",
  reportChanges: "tables",
  describeCells: "tables",
  exportTable: "tables",
  keepView: "tables",
  answerViewRows: "pages",
  exportView: "tables",
  reasonColumn: "reason",
  solveLine: "reason",
  embedTexts: "embed",
  warmUp: "preview",
};

/** Two suffice for what is asked of all cells, and keep an export from holding it up; as many for pages, which wait for none of it. */
export const TABLE_READERS = 2;
const OF_TABLES: readonly LaneName[] = ["pages", "tables"];
const MAX_REASONERS = 4;

/** For whom people wait as long as it takes. */
export const MAKE_FILES: readonly (keyof WorkerMethods)[] = [
  "exportTable",
  "exportView",
  "keepComputed",
  "keepView",
  "reportChanges",
];

/** Nobody waits for ever for a reader that hangs. Cleaning reports its progress, and is watched by that. */
export function maxMsOf(config: Config): Partial<Record<keyof WorkerMethods, number>> {
  const ofTables = (Object.keys(LANE_OF) as (keyof WorkerMethods)[]).filter((method) =>
    OF_TABLES.includes(LANE_OF[method]),
  );
  return Object.fromEntries(
    ofTables.map((method) => [
      method,
      1000 * (MAKE_FILES.includes(method) ? config.exportSeconds : config.tableCallSeconds),
    ]),
  );
}

export function lanesOf(config: Config): Readonly<Record<LaneName, Lane>> {
  return {
    // The job itself tries again, and knows which messages to repeat.
    clean: {
      limit: config.workers,
      isBackground: true,
      extra: 1,
      retries: 0,
      stallMs: config.workerStallSeconds * 1000,
    },
    // Whoever edits does not wait for exports.
    check: { limit: 1, retries: 1 },
    // A file that ends its reader would end the next one too.
    preview: { limit: 1, retries: 0 },
    // All of them may die at the same moment, each before it is noticed.
    pages: { limit: TABLE_READERS, retries: TABLE_READERS },
    tables: { limit: TABLE_READERS, retries: TABLE_READERS },
    // Two, so that tables leave one for searches.
    embed: { limit: 2, retries: 1 },
    reason: {
      // Two at least, so that a large column leaves one for those who type.
      limit: Math.max(2, Math.min(availableParallelism(), MAX_REASONERS)),
      retries: 0,
      maxWaiting: REASONER_LIMITS.waitingRequests,
    },
  };
}
