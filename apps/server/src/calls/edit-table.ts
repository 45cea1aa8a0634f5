import type { EditTableRequest } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { WHOLE_TABLE } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requestedBy } from "../edits/asked-edit.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const editTable = defineCall("editTable", async ({ params, body, request }, context: CleaningContext) => {
  if (params.job_uuid !== body.dataframe_uuid)
    throw new Problem("edit_refused", "The path and dataframe_uuid name different tables");
  const { caller, table } = await requireOwnTable(request, context, body.dataframe_uuid, body.session_uuid);
  const edit = { ...requestedBy(body, caller, table), place: WHOLE_TABLE, ...editIn(body, table) };
  return await submitEdit({ edit, table, isOwn: true, ip: request.ip }, context);
});

function editIn(body: EditTableRequest, { settings: before }: TableRecord) {
  if (body.action === "confirm_reading")
    return { kind: "reading", value: { parameter: body.parameter, reading: body.reading } } as const;
  const { forms, repairs, country } = body.settings;
  return { kind: "settings", value: { forms, repairs, ...(country !== undefined && { country }), before } } as const;
}
