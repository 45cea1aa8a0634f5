import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedTableEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { submitEdit } from "../submit/submit-edit.ts";

export const editTable = defineCall("editTable", async ({ params, body, request }, context: CleaningContext) => {
  if (params.job_uuid !== body.dataframe_uuid)
    throw new Problem("edit_refused", "The path and dataframe_uuid name different tables");
  const requested = await askedTableEdit(request, context, body);
  return await submitEdit({ ...requested, ip: request.ip }, context);
});
