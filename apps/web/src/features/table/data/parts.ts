/** How each part of a table is asked for. What was edited here meanwhile stays: the server may not have known of it. */
import type { ColumnReply, EditLogReply, IssuesReply, ProposalsReply, TableReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { tableRequest } from "../../../lib/table-requests.ts";
import { byIndex } from "../model/column-order.ts";
import { mergeHistory } from "../model/history.ts";
import { isUnsaved } from "../model/outbox.ts";
import { NO_DATA, type TableData } from "../model/table-data.ts";
import { watchEdits, withTitles } from "./edits-meanwhile.ts";
import { readOtherRows, readRowsLookedAt } from "./read-again.ts";
import { type TableSession, update } from "./table-session.ts";

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

/** The name of a part is also its key in the query cache. */
export type Part = keyof PartReplies;

export const PARTS: {
  readonly [Key in Part]: (table: TableSession, signal: AbortSignal) => Promise<PartReplies[Key]>;
} = {
  table: ({ uuid }, signal) => call("table", { params: { job_uuid: uuid }, signal }),
  columns: askColumns,
  issues: ({ uuid }, signal) => call("issues", { params: { job_uuid: uuid }, signal }),
  log: askLog,
  proposals: askProposals,
  rows: async (table, signal) => {
    await readRowsLookedAt(table, signal);
    return table.queries.getQueryData(["rows"]) ?? NO_DATA;
  },
  "other rows": readOtherRows,
};

export const partNames = Object.keys(PARTS) as readonly Part[];

async function askColumns(table: TableSession, signal: AbortSignal): Promise<readonly ColumnReply[]> {
  const editsMeanwhile = watchEdits(table);
  const columns = await call("cleanColumns", { ...tableRequest(table.uuid), signal });
  return withTitles(byIndex(columns), editsMeanwhile());
}

/** The log as it is here stays while edits wait that the server does not know of yet, and when the reply is from before the last one. */
async function askLog(table: TableSession, signal: AbortSignal): Promise<EditLogReply> {
  const isWaiting = (): boolean => table.outbox.get().some(isUnsaved);
  if (isWaiting()) return table.editLog.get();
  const log = await call("editLog", { params: { job_uuid: table.uuid }, query: {}, signal });
  if (log.version < (table.state.get().info.basics?.dl_version ?? 0)) return table.editLog.get();
  if (!isWaiting()) update(table.history, (history) => mergeHistory(log, history));
  return log;
}

/** Nobody decides in a frame. */
async function askProposals(table: TableSession, signal: AbortSignal): Promise<ProposalsReply> {
  const { allowsEdits, allowsProposals } = table.state.get();
  if (table.isEmbedded || !(allowsEdits || allowsProposals)) return table.proposals.get();
  return await call("proposals", { params: { job_uuid: table.uuid }, signal });
}
