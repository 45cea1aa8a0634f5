import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { cleanByChoice } from "../edits/clean-by-choice.ts";
import { askedTableEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";

export const editTable = defineCall("editTable", async ({ params, body, request }, context: CleaningContext) => {
  if (params.job_uuid !== body.dataframe_uuid)
    throw new Problem("edit_refused", "The path and dataframe_uuid name different tables");
  const edit = await askedTableEdit(request, context, body);
  return cleanByChoice(edit, context);
});
