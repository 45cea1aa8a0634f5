/** Single letters while an issue is being decided. They are never text there: typing needs Enter, F2 or E. */
import type { CellReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { editCell } from "../data/edit.ts";
import { canChangeCell, type Job } from "../data/job.ts";
import { type CellChange, giveValue } from "../model/cell-edit.ts";
import { otherReadings } from "../model/cell-view.ts";
import { cellAt } from "../model/table-data.ts";
import { goOn, nextIssue, previousIssue } from "./go-to-issue.ts";

export interface ReviewKey {
  readonly keys: string;
  readonly label: string;
  /** So many other readings of the cell it needs. */
  readonly readings: number;
  readonly run: (job: Job, key: string) => void;
}

export const REVIEW_KEYS: readonly ReviewKey[] = [
  { keys: "y", label: "Take the proposal", readings: 1, run: (job) => take(job, 1) },
  { keys: "n", label: "Keep it as it is", readings: 0, run: keep },
  { keys: "p", label: "Previous issue", readings: 0, run: (job) => previousIssue.run(job) },
  { keys: "e", label: "Edit", readings: 0, run: edit },
  { keys: "123456789", label: "Take that reading", readings: 2, run: (job, key) => take(job, Number(key)) },
];

/** Those that can do something for the cell. */
export function keysFor(cell: CellReply | undefined): readonly ReviewKey[] {
  const count = cell === undefined ? 0 : otherReadings(cell).length;
  return REVIEW_KEYS.filter(({ readings }) => readings <= count);
}

export function findReviewKey(key: string): ReviewKey | undefined {
  return REVIEW_KEYS.find(({ keys }) => keys.includes(key.toLowerCase()));
}

function take(job: Job, place: number): void {
  decide(job, (cell) => {
    const reading = otherReadings(cell)[place - 1];
    if (reading === undefined) postMessage(place === 1 ? LABELS.noProposal : LABELS.noReading(place));
    return reading === undefined ? null : giveValue(cell, reading.output);
  });
}

/** It is right as it is, whatever was said of it. One whose flags say so already is only passed. */
function keep(job: Job): void {
  decide(job, ({ is_clean, is_valid, has_data }) => [
    ...(is_clean ? [] : [{ action: "edit_cell_is_clean", value: true } as const]),
    ...(is_valid || !has_data ? [] : [{ action: "edit_cell_is_valid", value: true } as const]),
  ]);
}

function edit(job: Job): void {
  if (canChangeCell(job, job.view.get().active)) job.grid.current?.edit();
  else postMessage(LABELS.readOnly);
}

/** `changesOf`: null where there is nothing to decide; none where the cell is only passed. */
function decide(job: Job, changesOf: (cell: CellReply) => readonly CellChange[] | null): void {
  const { active } = job.view.get();
  const cell = cellAt(job.data.get(), active.row, active.column);
  if (cell === undefined || !canChangeCell(job, active)) {
    postMessage(cell === undefined ? LABELS.loadingCell : LABELS.readOnly);
    return;
  }
  const changes = changesOf(cell);
  if (changes === null) return;
  editCell(job, active, changes);
  if (changes.length === 0) nextIssue.run(job);
  else goOn(job);
}
