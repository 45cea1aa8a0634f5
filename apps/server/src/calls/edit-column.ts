import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { chooseClass } from "../edits/choose-class.ts";
import { chooseDecision } from "../edits/choose-decision.ts";
import { askedEdit, keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { propose } from "../proposals/propose.ts";

export const editColumn = defineCall("editColumn", async ({ params, body, request }, context: CleaningContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const { edit, table, isOwn } = await askedEdit(request, context, body, params.column_id);
  // Only the owner chooses how the table is cleaned.
  if (!isOwn && edit.field !== "title") throw new Problem("not_owner");
  if (edit.field === "class") return chooseClass(edit, context);
  if (edit.field === "decision") return chooseDecision(edit, context);
  if (body.value === null || String(body.value).trim() === "")
    throw new Problem("edit_refused", "A title must not be blank");
  return isOwn ? keepEdit(edit, context) : propose({ edit, table, ip: request.ip }, context);
});
