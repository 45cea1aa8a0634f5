import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEdit } from "../edits/asked-edit.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";

export const enrichColumn = defineCall("enrichColumn", async ({ params, body, request }, context: CleaningContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const read = () => ({ kind: "component", value: body.value }) as const;
  const asked = await askedEdit(request, context, { body, elementId: params.column_id, at: "column", read });
  requireCleaned(asked.table);
  return await submitEdit(asked, context);
});
