import type { EditCellRequest } from "@limpid/contract";
import { CELL_FIELDS } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEdit, textFrom } from "../edits/asked-edit.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";

export const editCell = defineCall("editCell", async ({ params, body, request }, context: CleaningContext) => {
  if (params.cell_id !== body.cell_uuid)
    throw new Problem("edit_refused", "The path and cell_uuid name different cells");
  checkValue(body);
  const field = CELL_FIELDS[body.action];
  const value = field === "output" ? textFrom(body.value) : body.value === true;
  const read = () => ({ kind: "cell", value: { field, value } }) as const;
  return await submitEdit(
    await askedEdit(request, context, { body, elementId: params.cell_id, at: "cell", read }),
    context,
  );
});

function checkValue({ action, value }: EditCellRequest): void {
  const isRight = action === "edit_cell_output" || typeof value === "boolean";
  if (!isRight) throw new Problem("edit_refused", `${action} does not take ${JSON.stringify(value)?.slice(0, 100)}`);
}
