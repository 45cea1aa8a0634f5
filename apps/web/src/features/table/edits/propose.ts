/** Edits of another person's table are sent like all edits, and kept for the owner to decide. */
import { type CellReply, utcStamp } from "@limpid/contract";
import type { Position } from "../../../ui/grid/position.ts";
import type { TableSession } from "../data/table-session.ts";
import { type CellChange, changesBetween } from "../model/cell-edit.ts";
import type { EditBody } from "../model/outbox.ts";
import { ownChanges, ownTitles, placeKey, subjectKey, withChanges } from "../model/proposals.ts";
import { withdrawProposals } from "./decide-proposals.ts";
import { queue } from "./queue-edit.ts";

export function proposeCell(
  table: TableSession,
  { row, column }: Position,
  before: CellReply,
  changes: readonly CellChange[],
): void {
  const after = withChanges(before, changes);
  const own = ownChanges(table.proposals.get().pending, table.outbox.get()).get(placeKey(row, column)) ?? [];
  if (own.length > 0 && changesBetween(withChanges(before, own), after).length === 0) return;
  const wanted = changesBetween(before, after);
  if (wanted.length === 0) {
    takeBack(table, row, column);
    return;
  }
  const { id: cell_uuid, row_uuid, column_uuid } = before;
  const ids = { affects: "data", row_uuid, column_uuid, cell_uuid };
  for (const change of isOfData(wanted) ? [asOne(after)] : wanted)
    propose(table, { row, column }, { ...change, ...ids, dt_utc: utcStamp(new Date()) });
}

export function proposeTitle(table: TableSession, column: number, title: string): void {
  const { id: column_uuid = "", title: before } = table.data.get().columns[column] ?? {};
  if (title === ownTitles(table.proposals.get().pending, table.outbox.get()).get(column)) return;
  if (title === before) {
    takeBack(table, null, column);
    return;
  }
  const body = { action: "edit_column_title", value: title, affects: "data", column_uuid } as const;
  propose(table, { row: null, column }, { ...body, dt_utc: utcStamp(new Date()) });
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

function propose(
  table: TableSession,
  place: { readonly row: number | null; readonly column: number },
  body: EditBody,
): void {
  queue(table, { ...place, isProposal: true }, body);
}

function isOfData(changes: readonly CellChange[]): boolean {
  return changes.some(({ action }) => action === "edit_cell_output" || action === "edit_cell_has_data");
}

/** A value is clean and valid by that: one edit says it all. */
function asOne({ has_data, output }: CellReply): CellChange {
  return { action: "edit_cell_output", value: has_data ? output : null };
}
