import { randomUUID } from "node:crypto";
import { hasBatch, WHOLE_TABLE } from "@limpid/store";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { madeBy } from "../edits/made-by.ts";
import { keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const undoEdits = defineCall(
  "undoEdits",
  async ({ params, body, request }, context: Pick<Context, "database">) => {
    const { caller, table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const { edit_uuid: batch, undone } = body;
    if (!(await hasBatch(context.database.db, table.id, batch)))
      throw new Problem("edit_refused", "The table has no decision of this id");
    const place = { rowIndex: null, columnIndex: WHOLE_TABLE };
    const edit = { editUuid: randomUUID(), field: "batch", value: { batch, undone } } as const;
    return keepEdit({ ...madeBy(caller, table.id), ...place, ...edit }, context);
  },
);
