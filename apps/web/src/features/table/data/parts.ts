/** How each part of a table is asked for. What was edited here meanwhile stays: the server may not have known of it. */
import type { ColumnReply, EditLogReply, IssuesReply, ProposalsReply, TableReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { tableRequest } from "../../../lib/table-requests.ts";
import { byIndex } from "../model/column-order.ts";
import { historyOf } from "../model/history.ts";
import { isUnsaved } from "../model/outbox.ts";
import { NO_DATA, type TableData } from "../model/table-data.ts";
import { watchEdits, withTitles } from "./edits-meanwhile.ts";
import { type Job, update } from "./job.ts";
import { readOtherRows, readRowsLookedAt } from "./read-again.ts";

interface PartReplies {
  readonly table: TableReply;
  readonly columns: readonly ColumnReply[];
  readonly issues: IssuesReply;
  readonly log: EditLogReply;
  readonly proposals: ProposalsReply;
  /** What is looked at, among the rows that are here. */
  readonly rows: TableData;
  /** How many pages, which lie among the rows that are here. */
  readonly "other rows": number;
}

/** Also its key in the query cache. */
export type Part = keyof PartReplies;

export const PARTS: { readonly [Key in Part]: (job: Job, signal: AbortSignal) => Promise<PartReplies[Key]> } = {
  table: ({ uuid }, signal) => call("table", { params: { job_uuid: uuid }, signal }),
  columns: askColumns,
  issues: ({ uuid }, signal) => call("issues", { params: { job_uuid: uuid }, signal }),
  log: askLog,
  proposals: askProposals,
  rows: async (job, signal) => {
    await readRowsLookedAt(job, signal);
    return job.queries.getQueryData(["rows"]) ?? NO_DATA;
  },
  "other rows": readOtherRows,
};

export const partNames = Object.keys(PARTS) as readonly Part[];

async function askColumns(job: Job, signal: AbortSignal): Promise<readonly ColumnReply[]> {
  const editsMeanwhile = watchEdits(job);
  const columns = await call("cleanColumns", { ...tableRequest(job.uuid), signal });
  return withTitles(byIndex(columns), editsMeanwhile());
}

/** The log as it is here stays while edits wait that the server does not know of yet, and when the reply is from before the last one. */
async function askLog(job: Job, signal: AbortSignal): Promise<EditLogReply> {
  const isWaiting = (): boolean => job.outbox.get().some(isUnsaved);
  if (isWaiting()) return job.editLog.get();
  const log = await call("editLog", { params: { job_uuid: job.uuid }, query: {}, signal });
  if (log.version < (job.state.get().info.basics?.dl_version ?? 0)) return job.editLog.get();
  if (!isWaiting()) update(job.history, (history) => historyOf(log, history));
  return log;
}

/** Nobody decides in a frame. */
async function askProposals(job: Job, signal: AbortSignal): Promise<ProposalsReply> {
  const { allowsEdits, allowsProposals } = job.state.get();
  if (job.isEmbedded || !(allowsEdits || allowsProposals)) return job.proposals.get();
  return await call("proposals", { params: { job_uuid: job.uuid }, signal });
}
