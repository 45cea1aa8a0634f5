/** Finds the edits of a step in the log, and the steps that are undone. */
import { type StoredEdit, undoneSteps } from "@limpid/edits";
import type { Executor } from "../connection/transaction.ts";
import { readEdits, selectEdits } from "./edits.ts";

/** Returns any edit of a step; undefined if the table has none with this id. */
export async function findStep(db: Executor, tableId: string, id: string): Promise<StoredEdit | undefined> {
  const [edit] = await readEdits(stepQuery(db, tableId, id).limit(1));
  return edit;
}

/** Returns all edits of a step in the order they were made. */
export async function editsOfStep(db: Executor, tableId: string, id: string): Promise<readonly StoredEdit[]> {
  return await readEdits(stepQuery(db, tableId, id));
}

function stepQuery(db: Executor, tableId: string, id: string) {
  return selectEdits(db, tableId)
    .where((where) => where.or([where("batch", "=", id), where("editUuid", "=", id)]))
    .where("kind", "<>", "hold");
}

/** Returns the ids of the steps of a table that were undone last. */
export async function findUndoneSteps(db: Executor, tableId: string): Promise<ReadonlySet<string>> {
  return undoneSteps(await readEdits(selectEdits(db, tableId).where("kind", "=", "hold")));
}

/** Returns whether a step was undone last. */
export async function isStepUndone(db: Executor, tableId: string, id: string): Promise<boolean> {
  return (await findUndoneSteps(db, tableId)).has(id);
}
