import { randomUUID } from "node:crypto";
import { countRows, type EditRowsRequest, LIMITS, leaveOut } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { WHOLE_TABLE } from "@limpid/edits";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { madeBy } from "../edits/made-by.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { readLeftOut } from "../tables/left-out.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const editRows = defineCall("editRows", async ({ params, body, request }, context: CleaningContext) => {
  const { caller, table: asked } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  const { edit_uuid: editUuid = randomUUID(), batch_uuid: batch, left_out: isLeftOut } = body;
  return await context.database.turns.take(asked.id, async () => {
    const table = await requireCleanTable(context, asked.id);
    const value = { rows: rowsOf(body, table), isLeftOut };
    const before = await readLeftOut(context.database.db, table.id);
    const after = leaveOut(before, value);
    const counts = { rows: Math.abs(countRows(after) - countRows(before)), left_out: countRows(after) };
    // A repeated request, or one for rows that are already excluded, succeeds without an edit.
    if (counts.rows === 0) return { edit_uuid: editUuid, ...counts, version: table.version };
    if (after.length > LIMITS.leftOutRanges)
      throw new Problem("edit_refused", `At most ${LIMITS.leftOutRanges} ranges of rows can be excluded from a table`);
    const origin = { ...madeBy(caller, table.id), editUuid, ...(batch !== undefined && { batch }) };
    const edit = { ...origin, kind: "rows", place: WHOLE_TABLE, value } as const;
    const { version } = await submitEdit({ edit, table, isOwn: true, ip: request.ip }, context);
    return { edit_uuid: editUuid, ...counts, version };
  });
});

function rowsOf({ rows }: EditRowsRequest, { cleanedRows }: TableRecord): [first: number, last: number][] {
  return rows.map(({ first_row: first, last_row: last }) => {
    if (first > last) throw new Problem("edit_refused", `Row ${first} comes after row ${last}`);
    if (last >= cleanedRows) throw new Problem("unknown_element");
    return [first, last];
  });
}
