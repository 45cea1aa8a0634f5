import type { EditCellRequest } from "@limpid/contract";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { placeEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";

export const editCell = defineCall(
  "editCell",
  async ({ params, body, request }, context: Pick<Context, "database">) => {
    if (params.cell_id !== body.cell_uuid)
      throw new Problem("edit_refused", "The path and cell_uuid name different cells");
    checkValue(body);
    return placeEdit(request, context, body, params.cell_id);
  },
);

function checkValue({ action, value }: EditCellRequest): void {
  const isRight = action === "edit_cell_output" ? typeof value !== "boolean" : typeof value === "boolean";
  if (!isRight) throw new Problem("edit_refused", `${action} does not take ${JSON.stringify(value)?.slice(0, 100)}`);
}
