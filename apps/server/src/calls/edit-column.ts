import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { chooseClass } from "../edits/choose-class.ts";
import { chooseDecision } from "../edits/choose-decision.ts";
import { askedEdit, keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";

export const editColumn = defineCall("editColumn", async ({ params, body, request }, context: CleaningContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const edit = await askedEdit(request, context, body, params.column_id);
  if (edit.field === "class") return chooseClass(edit, context);
  if (edit.field === "decision") return chooseDecision(edit, context);
  if (body.value === null || body.value.trim() === "") throw new Problem("edit_refused", "A title must not be blank");
  return keepEdit(edit, context);
});
