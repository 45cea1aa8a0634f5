/** Single letters while an issue is being decided. They are never text there: typing needs Enter, F2 or E. */
import type { CellReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import type { CellEdit } from "@limpid/edits";
import { postMessage } from "../../../lib/messages.ts";
import { canChangeCell, type TableSession } from "../data/table-session.ts";
import { editCell } from "../edits/edit.ts";
import { giveValue } from "../model/cell-edit.ts";
import { likeliest, otherReadings } from "../model/cell-view.ts";
import { cellAt } from "../model/table-data.ts";
import { goOn, nextIssue, previousIssue } from "./go-to-issue.ts";

export interface ReviewKey {
  readonly keys: string;
  readonly label: string;
  readonly isFor: (cell: CellReply) => boolean;
  readonly run: (table: TableSession, key: string) => void;
}

const always = (): boolean => true;

export const REVIEW_KEYS: readonly ReviewKey[] = [
  { keys: "y", label: "Accept the proposal", isFor: (cell) => likeliest(cell) !== null, run: takeProposal },
  { keys: "n", label: "Keep original", isFor: always, run: keep },
  { keys: "p", label: "Previous issue", isFor: always, run: (table) => previousIssue.run(table) },
  { keys: "e", label: "Edit", isFor: always, run: edit },
  { keys: "123456789", label: "Use that reading", isFor: hasOthers, run: takeReading },
];

/** Lists the keys that can do something for the cell. */
export function keysFor(cell: CellReply | undefined): readonly ReviewKey[] {
  return REVIEW_KEYS.filter(({ isFor }) => (cell === undefined ? isFor === always : isFor(cell)));
}

/** Other readings than the one that Y takes. */
function hasOthers(cell: CellReply): boolean {
  return otherReadings(cell).length > (likeliest(cell) === null ? 0 : 1);
}

export function findReviewKey(key: string): ReviewKey | undefined {
  return REVIEW_KEYS.find(({ keys }) => keys.includes(key.toLowerCase()));
}

function takeProposal(table: TableSession): void {
  decide(table, (cell) => {
    const otherwise = hasOthers(cell) ? LABELS.noOneProposal : LABELS.noProposal;
    return take(table, cell, likeliest(cell) ?? undefined, otherwise);
  });
}

function takeReading(table: TableSession, key: string): void {
  decide(table, (cell) => take(table, cell, otherReadings(cell)[Number(key) - 1], LABELS.noReading(Number(key))));
}

/** Nothing is accepted that is not in sight: what was scrolled away comes back first. */
function take(
  table: TableSession,
  cell: CellReply,
  reading: CellReply["alternatives"][number] | undefined,
  otherwise: string,
): readonly CellEdit[] | null {
  const { active } = table.view.get();
  if (reading === undefined) {
    postMessage(otherwise);
    return null;
  }
  if (table.grid.current?.isInSight(active) === false) {
    table.grid.current.goTo(active);
    postMessage(LABELS.backInSight);
    return null;
  }
  return giveValue(cell, reading.output);
}

/** Marks the cell as right as it is. A cell that is marked so already is only passed. */
function keep(table: TableSession): void {
  decide(table, ({ is_clean, is_valid, has_data }) => [
    ...(is_clean ? [] : [{ field: "isClean", value: true } as const]),
    ...(is_valid || !has_data ? [] : [{ field: "isValid", value: true } as const]),
  ]);
}

function edit(table: TableSession): void {
  if (canChangeCell(table, table.view.get().active)) table.grid.current?.edit();
  else postMessage(LABELS.readOnly);
}

/** `changesOf`: null where there is nothing to decide; none where the cell is only passed. */
function decide(table: TableSession, changesOf: (cell: CellReply) => readonly CellEdit[] | null): void {
  const { active } = table.view.get();
  const cell = cellAt(table.data.get(), active.row, active.column);
  if (cell === undefined || !canChangeCell(table, active)) {
    postMessage(cell === undefined ? LABELS.loadingCell : LABELS.readOnly);
    return;
  }
  const changes = changesOf(cell);
  if (changes === null) return;
  editCell(table, active, changes);
  if (changes.length === 0) nextIssue.run(table);
  else goOn(table);
}
