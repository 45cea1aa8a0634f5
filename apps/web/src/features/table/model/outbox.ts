/** What is known of the edits of this visit, oldest first: those that wait, and those that are saved or refused. No effects. */
import {
  type EditCellRequest,
  type EditColumnRequest,
  type EditTableRequest,
  type EnrichColumnRequest,
  leaveOut,
  type RowRanges,
  type RowsEdit,
} from "@limpid/contract";
import { ApiProblem } from "../../../lib/api-problem.ts";
import type { AreaEdit } from "./area.ts";
import { type EditStep, isChoice } from "./history.ts";

type CellEditBody = Omit<EditCellRequest, "session_uuid" | "dataframe_uuid">;
type ColumnEditBody = Omit<EditColumnRequest, "session_uuid" | "dataframe_uuid">;
type TableEditBody = Omit<EditTableRequest, "session_uuid" | "dataframe_uuid">;
type EnrichBody = Omit<EnrichColumnRequest, "session_uuid" | "dataframe_uuid">;
/** A step is undone, or holds again. */
export interface HoldBody {
  readonly action: "hold_edits";
  readonly step: EditStep;
  readonly undone: boolean;
}
/** Many cells at once. */
interface AreaBody extends AreaEdit {
  readonly action: "edit_cells";
}
interface RowsBody extends RowsEdit {
  readonly action: "edit_rows";
}
export type EditBody = CellEditBody | ColumnEditBody | TableEditBody | EnrichBody | HoldBody | AreaBody | RowsBody;

export const isOfTable = (body: EditBody): body is TableEditBody => body.action === "edit_table_settings";
export const isHold = (body: EditBody): body is HoldBody => body.action === "hold_edits";
export const isEnrichment = (body: EditBody): body is EnrichBody => body.action === "enrich_column_from_component";
export const isOfArea = (body: EditBody): body is AreaBody => body.action === "edit_cells";
export const isOfRows = (body: EditBody): body is RowsBody => body.action === "edit_rows";
export const isOfCell = (body: EditBody): body is CellEditBody => body.action.startsWith("edit_cell_");

export type EditProgress =
  | { readonly kind: "waiting" }
  | { readonly kind: "sending" }
  | { readonly kind: "saved" }
  /** The server refused; the cell went back to what it was. */
  | { readonly kind: "refused"; readonly reason: string };

export interface OutboxEntry {
  readonly id: string;
  /** null for a column's title, class or decision. */
  readonly row: number | null;
  /** null for the settings of the table. */
  readonly column: number | null;
  readonly body: EditBody;
  /** The table belongs to another person, so nothing changes here. */
  readonly isProposal?: boolean | undefined;
  readonly progress: EditProgress;
  /** Saved, though the class of the column refuses the value. */
  readonly refusal?: string | undefined;
}

export type Outbox = readonly OutboxEntry[];

export const isUnsaved = ({ progress }: OutboxEntry): boolean =>
  progress.kind === "waiting" || progress.kind === "sending";

/** Such an edit cleans the whole table again. */
export const cleansAnew = (action: string): boolean =>
  action === "edit_column_entity" || action === "edit_column_decision" || action === "edit_table_settings";

export const isCleaning = (body: EditBody): boolean =>
  isHold(body) ? isChoice(body.step.kind) : cleansAnew(body.action);

/** The server is still cleaning the column or the table again after a choice. */
export const isCleanedAnew = (outbox: Outbox, column: number): boolean =>
  outbox.some((entry) => (entry.column ?? column) === column && isCleaning(entry.body) && isUnsaved(entry));

/** The settings that the server has not put in force yet. */
export function pendingSettings(outbox: Outbox): EditTableRequest["settings"] | undefined {
  const waiting = outbox.filter(isUnsaved).map(({ body }) => body);
  return waiting.findLast(isOfTable)?.settings;
}

/** What is left out when all edits are saved. */
export function withRowsEdits(outbox: Outbox, saved: RowRanges): RowRanges {
  const waiting = outbox.filter(isUnsaved).map(({ body }) => body);
  return waiting.filter(isOfRows).reduce(leaveOut, saved);
}

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Twice as long after every failure. */
export function retryDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}

/** The server, or the session, will be there again. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.isBackendDown || error.code === "rate_limited" || error.code === "no_session" || error.status >= 500;
}
