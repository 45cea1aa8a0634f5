import { WHOLE_TABLE } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requestedBy } from "../edits/asked-edit.ts";
import { Problem } from "../problems.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const editTable = defineCall("editTable", async ({ params, body, request }, context: CleaningContext) => {
  if (params.job_uuid !== body.dataframe_uuid)
    throw new Problem("edit_refused", "The path and dataframe_uuid name different tables");
  const { caller, table } = await requireOwnTable(request, context, body.dataframe_uuid, body.session_uuid);
  const { forms, repairs, country } = body.settings;
  const value = { forms, repairs, ...(country !== undefined && { country }), before: table.settings };
  const edit = { ...requestedBy(body, caller, table), kind: "settings", place: WHOLE_TABLE, value } as const;
  return await submitEdit({ edit, table, isOwn: true, ip: request.ip }, context);
});
