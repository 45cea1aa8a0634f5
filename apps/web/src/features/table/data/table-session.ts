/**
 * One table on the screen. What the server knows of it is data in a query cache of its own, which goes with the screen;
 * the edits that are on their way are mutations of it. How it is looked at is a store.
 */
import { type EditLogReply, hasRow, type IssuesReply, type ProposalsReply, type TableReply } from "@limpid/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Readable, Store } from "../../../lib/store.ts";
import type { GridHandle } from "../../../ui/grid/grid.tsx";
import { isSamePosition, type Position } from "../../../ui/grid/position.ts";
import type { EditHistory } from "../model/history.ts";
import type { Outbox } from "../model/outbox.ts";
import type { ShownRows } from "../model/shown-rows.ts";
import type { TableData } from "../model/table-data.ts";
import type { TableState } from "../model/table-state.ts";
import type { ViewState } from "../model/view-state.ts";
import type { ReplyOrder } from "./reply-order.ts";

export interface TableOptions {
  readonly uuid: string;
  readonly isLoadMode: boolean;
  readonly isEmbedded: boolean;
  readonly isDebug: boolean;
  /** Another reading of the same file has become a table. */
  readonly onReadAgain: (tableUuid: string) => void;
}

export interface TableSession extends TableOptions {
  /** Each part that the server is asked for has a key of its name. */
  readonly queries: QueryClient;
  /** The latest record of the table; null until the first one arrives. */
  readonly record: Store<TableReply | null>;
  /** The record and the messages of its streams, put together. */
  readonly state: Store<TableState>;
  /** Its columns and the rows that are here. */
  readonly data: Store<TableData>;
  /** What is known of the pages that are not here. */
  readonly serverIssues: Store<IssuesReply>;
  readonly outbox: Readable<Outbox>;
  /** What waits for the owner: to the owner all of it, to others their own. */
  readonly proposals: Store<ProposalsReply>;
  /** The changes by people that the server has reported. */
  readonly editLog: Store<EditLogReply>;
  readonly history: Store<EditHistory>;
  /** Ids of what was decided here for many cells at once. */
  readonly ownBatches: Set<string>;
  readonly view: Store<ViewState>;
  /** The rows that the server has selected for the view. */
  readonly rows: Store<ShownRows>;
  /** Orders the replies to questions about rows, which several parts of the screen ask for. */
  readonly replies: ReplyOrder;
  /** Cleaned pages that are being fetched. */
  readonly underWay: { current: number };
  /** The last event of its stream of edits that is in what is here; empty as long as nothing is. */
  readonly lastEvent: { id: string };
  /** False while the screen is hidden, or has gone. */
  readonly isFollowed: { current: boolean };
  /** Index of the change gone to last. */
  readonly shownChange: { current: number };
  /** The grid, while it is shown. */
  readonly grid: { current: GridHandle | null };
}

export function update<State>(store: Store<State>, change: (state: State) => State): void {
  store.set(change(store.get()));
}

export function changeView(table: TableSession, change: Partial<ViewState>): void {
  update(table.view, (view) => ({ ...view, ...change }));
}

export function isReviewing(table: TableSession): boolean {
  const { reviewed, active } = table.view.get();
  return reviewed !== null && isSamePosition(reviewed, active);
}

/** Editing is off in embedded tables, for people who do not own the table, and until all of it is here. */
export function canEdit(table: TableSession): boolean {
  const { allowsEdits, isLoaded } = table.state.get();
  return allowsEdits && isLoaded && !table.isEmbedded;
}

/** Edits are made to the cleaned data only, so not in a column that shows the original, and not to what follows from it. */
export function canEditColumn(table: TableSession, column: number): boolean {
  return canEdit(table) && isOpen(table, column);
}

/** People who do not own the table can propose changes if it can be edited at all. */
export function canPropose(table: TableSession): boolean {
  const { allowsEdits, allowsProposals, isLoaded } = table.state.get();
  return !allowsEdits && allowsProposals && isLoaded && !table.isEmbedded;
}

/** A change is an edit or a proposal. */
export function canChange(table: TableSession): boolean {
  return canEdit(table) || canPropose(table);
}

export function canChangeColumn(table: TableSession, column: number): boolean {
  return canChange(table) && isOpen(table, column);
}

/** A cell of an excluded row cannot be changed. */
export function canChangeCell(table: TableSession, { row, column }: Position): boolean {
  return canChangeColumn(table, column) && !hasRow(table.data.get().leftOut, row);
}

function isOpen(table: TableSession, column: number): boolean {
  const isComputed = table.data.get().columns[column]?.computed === true;
  return !isComputed && !table.view.get().originalColumns.has(column);
}
