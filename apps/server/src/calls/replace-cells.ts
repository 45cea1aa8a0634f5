import { randomUUID } from "node:crypto";
import { LABELS, LIMITS } from "@limpid/contract";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { submitValues } from "../submit/submit-values.ts";
import { askTable } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const replaceCells = defineCall("replaceCells", async ({ params, body, request }, context: CleaningContext) => {
  const { caller, table: asked } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  const { edit_uuid: batch = randomUUID(), session_uuid: _, ...query } = body;
  return await context.database.turns.take(asked.id, async () => {
    const table = await requireCleanTable(context, asked.id);
    if (query.column !== undefined && query.column >= table.numColumns)
      throw new Problem("edit_refused", LABELS.computedCells);
    const wanted = { query, limit: LIMITS.editCells };
    const cells = await askTable("findReplaced", table, wanted, context);
    if (cells === null)
      throw new Problem("edit_refused", `More than ${LIMITS.editCells} cells show it; one edit changes no more`);
    return await submitValues({ caller, table, batch, ip: request.ip, cells }, context);
  });
});
