import { randomUUID } from "node:crypto";
import { editStore } from "@limpid/database";
import { editKind } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { madeBy } from "../edits/made-by.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const undoEdits = defineCall("undoEdits", async ({ params, body, request }, context: CleaningContext) => {
  const { caller, table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  const { edit_uuid: id, undone, request_uuid: editUuid = randomUUID() } = body;
  const step = await editStore.findStep(context.database.db, table.id, id);
  if (step === undefined) throw new Problem("edit_refused", "The table has no edit of this id");
  const undo = editKind(step.kind).inverse(step);
  const change = undone ? undo : editKind(undo.kind).inverse(undo);
  const edit = { ...madeBy(caller, table.id), ...change, editUuid };
  return await submitEdit({ edit, table, isOwn: true, ip: request.ip }, context);
});
