import { randomUUID } from "node:crypto";
import { editStore, tableStore } from "@limpid/database";
import { listSteps, type NewEdit, type StepKind, WHOLE_TABLE } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cleanByChoice } from "../edits/clean-by-choice.ts";
import { madeBy } from "../edits/made-by.ts";
import { keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

/** Undoing such an edit cleans the table again. */
const CHOICES: readonly StepKind[] = ["class", "decision", "settings"];

export const undoEdits = defineCall("undoEdits", async ({ params, body, request }, context: CleaningContext) => {
  const { caller, table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  const { edit_uuid: batch, undone, request_uuid: editUuid = randomUUID() } = body;
  const { db } = context.database;
  const edit = await editStore.findStep(db, table.id, batch);
  const [step] = edit === undefined ? [] : listSteps([edit]);
  if (step === undefined) throw new Problem("edit_refused", "The table has no edit of this id");
  const place = { rowIndex: null, columnIndex: WHOLE_TABLE };
  const hold: NewEdit = { ...madeBy(caller, table.id), ...place, editUuid, field: "batch", value: { batch, undone } };
  // Two windows may undo the same at once: the second has nothing left to do.
  const isDone = async (): Promise<boolean> => (await editStore.isStepUndone(db, table.id, batch)) === undone;
  if (CHOICES.includes(step.kind) && !(await isDone())) return await cleanByChoice(hold, context);
  return await context.database.turns.take(table.id, async () => {
    if (!(await isDone())) return await keepEdit(hold, context);
    return { accepted: true, version: (await tableStore.find(db, table.id))?.version ?? table.version };
  });
});
