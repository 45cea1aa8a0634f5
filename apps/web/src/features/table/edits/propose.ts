/** Edits of another person's table are sent like all edits, and kept for the owner to decide. */
import type { CellReply } from "@limpid/contract";
import type { CellEdit } from "@limpid/edits";
import type { Position } from "../../../ui/grid/position.ts";
import type { TableSession } from "../data/table-session.ts";
import { changesBetween } from "../model/cell-edit.ts";
import { ownChanges, ownTitles, placeKey, subjectKey, withChanges } from "../model/proposals.ts";
import { withdrawProposals } from "./decide-proposals.ts";
import { queue } from "./queue-edit.ts";

export function proposeCell(
  table: TableSession,
  { row, column }: Position,
  before: CellReply,
  changes: readonly CellEdit[],
): void {
  const after = withChanges(before, changes);
  const own = ownChanges(table.proposals.get().pending, table.outbox.get()).get(placeKey(row, column)) ?? [];
  if (own.length > 0 && changesBetween(withChanges(before, own), after).length === 0) return;
  const wanted = changesBetween(before, after);
  if (wanted.length === 0) {
    takeBack(table, row, column);
    return;
  }
  for (const value of isOfData(wanted) ? [asOne(after)] : wanted)
    queue(table, { kind: "cell", place: { row, column }, value }, { isProposal: true });
}

export function proposeTitle(table: TableSession, column: number, title: string): void {
  const before = table.data.get().columns[column]?.title;
  if (title === ownTitles(table.proposals.get().pending, table.outbox.get()).get(column)) return;
  if (title === before) {
    takeBack(table, null, column);
    return;
  }
  queue(table, { kind: "title", place: { row: null, column }, value: title }, { isProposal: true });
}

/** What was proposed of the place is not any more, as it is to stay what it is. */
function takeBack(table: TableSession, row: number | null, column: number): void {
  const { pending } = table.proposals.get();
  const own = pending.filter((one) => one.own && subjectKey(one) === placeKey(row, column));
  if (own.length > 0)
    void withdrawProposals(
      table,
      own.map(({ edit_uuid }) => edit_uuid),
    );
}

function isOfData(changes: readonly CellEdit[]): boolean {
  return changes.some(({ field }) => field === "output" || field === "hasData");
}

/** A value is clean and valid by that: one edit says it all. */
function asOne({ has_data, output }: CellReply): CellEdit {
  return { field: "output", value: has_data ? output : null };
}
