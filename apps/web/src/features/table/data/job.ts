/** One table on the screen: what is known of it, what of it is here, its edits, and how it is looked at. */
import { type EditLogReply, hasRow, type IssuesReply, type ProposalsReply } from "@limpid/contract";
import { createStore, type Store } from "../../../lib/store.ts";
import type { GridHandle } from "../../../ui/grid/grid.tsx";
import { isSamePosition, type Position } from "../../../ui/grid/position.ts";
import { NO_LOG } from "../model/edit-log.ts";
import { type EditHistory, NO_HISTORY } from "../model/history.ts";
import { NO_ISSUES } from "../model/issues.ts";
import { type JobState, NEW_JOB } from "../model/job-state.ts";
import type { Outbox } from "../model/outbox.ts";
import { NO_PROPOSALS } from "../model/proposals.ts";
import { EVERY_ROW, type ShownRows } from "../model/shown-rows.ts";
import { NO_DATA, type TableData } from "../model/table-data.ts";
import { FIRST_VIEW, type ViewState } from "../model/view-state.ts";
import { createReplyOrder, type ReplyOrder } from "./reply-order.ts";

export interface JobOptions {
  readonly uuid: string;
  readonly isLoadMode: boolean;
  readonly isEmbedded: boolean;
  readonly isDebug: boolean;
  /** Another reading of the same file has become a table. */
  readonly onReadAnew: (jobUuid: string) => void;
}

export interface Job extends JobOptions {
  readonly state: Store<JobState>;
  readonly data: Store<TableData>;
  /** What is known of the pages that are not here. */
  readonly serverIssues: Store<IssuesReply>;
  readonly outbox: Store<Outbox>;
  /** What waits for the owner: to the owner all of it, to others their own. */
  readonly proposals: Store<ProposalsReply>;
  /** What people have changed, as far as the server has told. */
  readonly editLog: Store<EditLogReply>;
  readonly history: Store<EditHistory>;
  /** Ids of what was decided here for many cells at once. */
  readonly ownBatches: Set<string>;
  readonly view: Store<ViewState>;
  /** By the choice of the view, as far as the server has answered. */
  readonly rows: Store<ShownRows>;
  /** Of the questions about the table, its columns, issues and pages. */
  readonly replies: ReplyOrder;
  /** Cleaned pages that are being fetched. */
  readonly underWay: { current: number };
  /** The last event of its stream of edits that is in what is here; empty as long as nothing is. */
  readonly lastEvent: { id: string };
  /** How often everything was looked at again. */
  readonly looks: { current: number };
  /** Index of the change gone to last. */
  readonly shownChange: { current: number };
  /** The grid, while it is shown. */
  readonly grid: { current: GridHandle | null };
}

export function createJob(options: JobOptions): Job {
  return {
    ...options,
    state: createStore(NEW_JOB),
    data: createStore(NO_DATA),
    serverIssues: createStore(NO_ISSUES),
    outbox: createStore<Outbox>([]),
    proposals: createStore(NO_PROPOSALS),
    editLog: createStore(NO_LOG),
    history: createStore(NO_HISTORY),
    ownBatches: new Set(),
    view: createStore(FIRST_VIEW),
    rows: createStore(EVERY_ROW),
    replies: createReplyOrder(),
    underWay: { current: 0 },
    lastEvent: { id: "" },
    looks: { current: 0 },
    shownChange: { current: -1 },
    grid: { current: null },
  };
}

export function update<State>(store: Store<State>, change: (state: State) => State): void {
  store.set(change(store.get()));
}

export function changeView(job: Job, change: Partial<ViewState>): void {
  update(job.view, (view) => ({ ...view, ...change }));
}

export function isReviewing(job: Job): boolean {
  const { reviewed, active } = job.view.get();
  return reviewed !== null && isSamePosition(reviewed, active);
}

/** Editing is off in embedded tables, for people who do not own the table, and until all of it is here. */
export function canEdit(job: Job): boolean {
  const { allowsEdits, isLoaded } = job.state.get();
  return allowsEdits && isLoaded && !job.isEmbedded;
}

/** Edits are made to the cleaned data only, so not in a column that shows the original, and not to what follows from it. */
export function canEditColumn(job: Job, column: number): boolean {
  return canEdit(job) && isOpen(job, column);
}

/** Who does not own the table proposes, as far as it can be edited at all. */
export function canPropose(job: Job): boolean {
  const { allowsEdits, allowsProposals, isLoaded } = job.state.get();
  return !allowsEdits && allowsProposals && isLoaded && !job.isEmbedded;
}

/** By an edit or by a proposal. */
export function canChange(job: Job): boolean {
  return canEdit(job) || canPropose(job);
}

export function canChangeColumn(job: Job, column: number): boolean {
  return canChange(job) && isOpen(job, column);
}

/** Not where its row is left out. */
export function canChangeCell(job: Job, { row, column }: Position): boolean {
  return canChangeColumn(job, column) && !hasRow(job.data.get().leftOut, row);
}

function isOpen(job: Job, column: number): boolean {
  const isComputed = job.data.get().columns[column]?.computed === true;
  return !isComputed && !job.view.get().originalColumns.has(column);
}
