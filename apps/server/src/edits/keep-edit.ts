/** Keeps edits durably, each step as one, and tells all followers of the table. */
import type { EditReply } from "@limpid/contract";
import { type EditBatch, type Executor, editStore, eventStore, inTransaction } from "@limpid/database";
import { type EditOrigin, type NewEdit, type SingleEdit, WHOLE_TABLE } from "@limpid/edits";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { tableStream } from "../tables/streams.ts";

/** Many cells of a table that are edited as one. */
export type CellsStep = EditBatch & { readonly kind: "cells" };

/** An edit as it is kept: the log splits one of many cells into blocks. */
export type KeptEdit = (EditOrigin & SingleEdit) | CellsStep;

/** Keeps the edits, and what belongs to them, in one transaction. An edit that is kept already changes nothing. */
export async function keepEdits(
  edits: readonly [KeptEdit, ...KeptEdit[]],
  { database: { db, hub } }: Pick<Context, "database">,
  alsoKeep: (transaction: Executor) => Promise<unknown> = async () => undefined,
): Promise<EditReply> {
  const version = await inTransaction(db, async (transaction) => {
    const kept: Stored[] = [];
    for (const edit of edits) kept.push(await storeEdit(transaction, edit));
    if (kept.some(({ duplicate }) => !duplicate)) await alsoKeep(transaction);
    return Math.max(...kept.map(({ version: after }) => after));
  });
  await hub.announce(tableStream(edits[0].tableId));
  return { accepted: true, version };
}

interface Stored {
  /** Version of the table after it. */
  readonly version: number;
  readonly duplicate: boolean;
}

/** Stores the edit with its event. */
export async function storeEdit(transaction: Executor, edit: KeptEdit): Promise<Stored> {
  const isStep = edit.kind === "cells";
  const appended = await (isStep ? appendCells(transaction, edit) : editStore.append(transaction, edit));
  if (appended === undefined) throw new Problem("unknown_job");
  if (appended.differs) throw new Problem("edit_id_taken");
  if (!appended.duplicate) {
    const event = { kind: "edit", edit: isStep ? announcementOf(edit) : edit } as const;
    await eventStore.appendNext(transaction, tableStream(edit.tableId), event);
  }
  return appended;
}

/** A kept decision leaves no open cells for its id, so new edits under that id must belong to another decision. */
async function appendCells(transaction: Executor, step: CellsStep) {
  const { kind: _, ...batch } = step;
  const appended = await editStore.appendBatch(transaction, batch);
  if (appended?.duplicate === true) throw new Problem("edit_refused", "This id was used before, for another decision");
  return appended;
}

/** Cells are too many for an event: it names their step. */
function announcementOf(step: CellsStep): NewEdit {
  const { kind: _, edits: __, batch, ...common } = step;
  return { ...common, kind: "hold", place: WHOLE_TABLE, editUuid: batch, value: { batch, undone: false } };
}
