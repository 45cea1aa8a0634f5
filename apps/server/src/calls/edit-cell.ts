import type { EditCellRequest } from "@limpid/contract";
import { isRefused } from "@limpid/edits";
import { defineCall } from "../define-call.ts";
import { checkEdit } from "../edits/check-edit.ts";
import { askedEdit, keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { type ProposalContext, propose } from "../proposals/propose.ts";

export const editCell = defineCall("editCell", async ({ params, body, request }, context: ProposalContext) => {
  if (params.cell_id !== body.cell_uuid)
    throw new Problem("edit_refused", "The path and cell_uuid name different cells");
  checkValue(body);
  const asked = await askedEdit(request, context, body, params.cell_id);
  if (!asked.isOwn) return await propose({ ...asked, ip: request.ip }, context);
  const edit = await checkEdit(asked.edit, context);
  const reply = await keepEdit(edit, context);
  return isRefused(edit.value) ? { ...reply, refusal: edit.value.refusal } : reply;
});

function checkValue({ action, value }: EditCellRequest): void {
  const isRight = action === "edit_cell_output" || typeof value === "boolean";
  if (!isRight) throw new Problem("edit_refused", `${action} does not take ${JSON.stringify(value)?.slice(0, 100)}`);
}
