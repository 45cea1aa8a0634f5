/** Edits of a table that is somebody else's: they go out as all edits do, and are kept for its owner to decide. */
import { type CellReply, utcStamp } from "@limpid/contract";
import type { Position } from "../../../ui/grid/position.ts";
import type { Job } from "../data/job.ts";
import { type CellChange, changesBetween } from "../model/cell-edit.ts";
import type { EditBody } from "../model/outbox.ts";
import { ownChanges, ownTitles, placeKey, subjectKey, withChanges } from "../model/proposals.ts";
import { withdrawProposals } from "./decide-proposals.ts";
import { queue } from "./queue-edit.ts";

export function proposeCell(
  job: Job,
  { row, column }: Position,
  before: CellReply,
  changes: readonly CellChange[],
): void {
  const after = withChanges(before, changes);
  const own = ownChanges(job.proposals.get().pending, job.outbox.get()).get(placeKey(row, column)) ?? [];
  if (own.length > 0 && changesBetween(withChanges(before, own), after).length === 0) return;
  const wanted = changesBetween(before, after);
  if (wanted.length === 0) {
    takeBack(job, row, column);
    return;
  }
  const { id: cell_uuid, row_uuid, column_uuid } = before;
  const ids = { affects: "data", row_uuid, column_uuid, cell_uuid };
  for (const change of isOfData(wanted) ? [asOne(after)] : wanted)
    propose(job, { row, column }, { ...change, ...ids, dt_utc: utcStamp(new Date()) });
}

export function proposeTitle(job: Job, column: number, title: string): void {
  const { id: column_uuid = "", title: before } = job.data.get().columns[column] ?? {};
  if (title === ownTitles(job.proposals.get().pending, job.outbox.get()).get(column)) return;
  if (title === before) {
    takeBack(job, null, column);
    return;
  }
  const body = { action: "edit_column_title", value: title, affects: "data", column_uuid } as const;
  propose(job, { row: null, column }, { ...body, dt_utc: utcStamp(new Date()) });
}

/** What was proposed of the place is not any more, as it is to stay what it is. */
function takeBack(job: Job, row: number | null, column: number): void {
  const { pending } = job.proposals.get();
  const own = pending.filter((one) => one.own && subjectKey(one) === placeKey(row, column));
  if (own.length > 0)
    void withdrawProposals(
      job,
      own.map(({ edit_uuid }) => edit_uuid),
    );
}

function propose(job: Job, place: { readonly row: number | null; readonly column: number }, body: EditBody): void {
  queue(job, { ...place, isProposal: true }, body);
}

function isOfData(changes: readonly CellChange[]): boolean {
  return changes.some(({ action }) => action === "edit_cell_output" || action === "edit_cell_has_data");
}

/** A value is clean and valid by that: one edit says it all. */
function asOne({ has_data, output }: CellReply): CellChange {
  return { action: "edit_cell_output", value: has_data ? output : null };
}
