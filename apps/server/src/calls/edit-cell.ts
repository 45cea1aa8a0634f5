import type { EditCellRequest } from "@limpid/contract";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { submitEdit } from "../submit/submit-edit.ts";

export const editCell = defineCall("editCell", async ({ params, body, request }, context: CleaningContext) => {
  if (params.cell_id !== body.cell_uuid)
    throw new Problem("edit_refused", "The path and cell_uuid name different cells");
  checkValue(body);
  const requested = await askedEdit(request, context, body, params.cell_id);
  return await submitEdit({ ...requested, ip: request.ip }, context);
});

function checkValue({ action, value }: EditCellRequest): void {
  const isRight = action === "edit_cell_output" || typeof value === "boolean";
  if (!isRight) throw new Problem("edit_refused", `${action} does not take ${JSON.stringify(value)?.slice(0, 100)}`);
}
