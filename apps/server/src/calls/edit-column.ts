import type { EditColumnRequest } from "@limpid/contract";
import type { SingleEdit } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEdit, placeIn, textFrom } from "../edits/asked-edit.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";

export const editColumn = defineCall("editColumn", async ({ params, body, request }, context: CleaningContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const read = () => EDITS[body.action](body);
  const asked = await askedEdit(request, context, { body, elementId: params.column_id, at: "column", read });
  const { edit, table } = asked;
  const { alike: columns = [] } = body;
  if (columns.length > 0 && edit.kind !== "decision")
    throw new Problem("edit_refused", "Only a decision is made of several columns at once");
  const alike = columns.map(({ column_uuid, edit_uuid }) => {
    const place = placeIn(table, column_uuid, "column");
    return { ...edit, place, editUuid: edit_uuid } as typeof edit;
  });
  return await submitEdit({ ...asked, alike }, context);
});

const EDITS: Readonly<
  Record<EditColumnRequest["action"], (body: EditColumnRequest) => Pick<SingleEdit, "kind" | "value">>
> = {
  edit_column_title: ({ value }) => ({ kind: "title", value: textFrom(value) ?? "" }),
  edit_column_entity: ({ value }) => ({ kind: "class", value: textFrom(value) }),
  edit_column_decision: ({ decision, value }) => {
    if (decision === undefined) throw new Problem("edit_refused", "It does not say which decision");
    return { kind: "decision", value: { decision, option: textFrom(value) } };
  },
};
