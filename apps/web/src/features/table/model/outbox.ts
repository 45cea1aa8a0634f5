/** What is known of the edits of this visit, oldest first: those that wait, and those that are saved or refused. No effects. */
import { type CleaningSettings, leaveOut, type RowRanges } from "@limpid/contract";
import { editKind } from "@limpid/edits";
import { ApiProblem } from "../../../lib/api-problem.ts";
import type { ScreenEdit } from "./screen-edit.ts";

export type EditProgress =
  | { readonly kind: "waiting" }
  | { readonly kind: "sending" }
  | { readonly kind: "saved" }
  /** The server refused; the cell went back to what it was. */
  | { readonly kind: "refused"; readonly reason: string };

export interface OutboxEntry {
  readonly id: string;
  readonly edit: ScreenEdit;
  /** What its request names beside the edit. */
  readonly sent: SentWith;
  /** The table belongs to another person, so nothing changes here. */
  readonly isProposal?: boolean | undefined;
  readonly progress: EditProgress;
  /** Saved, though the class of the column refuses the value. */
  readonly refusal?: string | undefined;
}

/** Ids of the place, of which the edit itself knows only the numbers, and the time. */
export interface SentWith {
  readonly dt_utc: string;
  readonly row_uuid?: string;
  readonly column_uuid?: string;
  readonly cell_uuid?: string;
  readonly batch_uuid?: string;
}

export type Outbox = readonly OutboxEntry[];

export const isUnsaved = ({ progress }: OutboxEntry): boolean =>
  progress.kind === "waiting" || progress.kind === "sending";

/** Whether the table is cleaned again for it. */
const isCleaning = (edit: ScreenEdit): boolean =>
  editKind(edit.kind === "hold" ? edit.value.step.kind : edit.kind).cleansAgain;

/** The server is still cleaning the column or the table again after a choice. */
export const isCleanedAgain = (outbox: Outbox, column: number): boolean =>
  outbox.some((entry) => (entry.edit.place.column ?? column) === column && isCleaning(entry.edit) && isUnsaved(entry));

/** The settings that the server has not put in force yet. */
export function pendingSettings(outbox: Outbox): CleaningSettings | undefined {
  return waitingEdits(outbox).findLast((edit) => edit.kind === "settings")?.value;
}

/** What is left out when all edits are saved. */
export function withRowsEdits(outbox: Outbox, saved: RowRanges): RowRanges {
  const waiting = waitingEdits(outbox).filter((edit) => edit.kind === "rows");
  return waiting.reduce((leftOut, { value }) => leaveOut(leftOut, value), saved);
}

const waitingEdits = (outbox: Outbox): readonly ScreenEdit[] => outbox.filter(isUnsaved).map(({ edit }) => edit);

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
