import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEnrichment } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { submitEdit } from "../submit/submit-edit.ts";

export const enrichColumn = defineCall("enrichColumn", async ({ params, body, request }, context: CleaningContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const requested = await askedEnrichment(request, context, body, params.column_id);
  return await submitEdit({ ...requested, ip: request.ip }, context);
});
