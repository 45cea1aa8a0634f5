import { defineCall } from "../define-call.ts";
import { placeEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";

export const editColumn = defineCall("editColumn", async ({ params, body, request }, context) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  if (body.value.trim() === "") throw new Problem("edit_refused", "A title must not be blank");
  return placeEdit(request, context, body, params.column_id);
});
