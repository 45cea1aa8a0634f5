import { randomUUID } from "node:crypto";
import { LIMITS } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { CellArea } from "@limpid/worker-protocol";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { submitValues } from "../submit/submit-values.ts";
import { askTable } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const editCells = defineCall(
  "editCells",
  async ({ params, body, request }, context: CleaningContext) => {
    const { caller, table: asked } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const { edit_uuid: batch = randomUUID(), values, rows, ...rest } = body;
    const area = {
      firstRow: rest.first_row,
      lastRow: rest.last_row,
      firstColumn: rest.first_column,
      lastColumn: rest.last_column,
      rows,
    };
    const rowCount = rows?.length ?? Math.max(0, area.lastRow - area.firstRow + 1);
    const count = rowCount * Math.max(0, area.lastColumn - area.firstColumn + 1);
    if (count > LIMITS.editCells)
      throw new Problem("edit_refused", `It is about ${count} cells; one edit changes ${LIMITS.editCells} at most`);
    return await context.database.turns.take(asked.id, async () => {
      const table = await requireCleanTable(context, asked.id);
      requireInside(area, table);
      const cells = await askTable("findAreaValues", table, { area, values }, context);
      return await submitValues({ caller, table, batch, ip: request.ip, cells }, context);
    });
  },
  { bodyBytes: LIMITS.editCellsBytes },
);

function requireInside(
  { lastRow, lastColumn, rows = [lastRow] }: CellArea,
  { cleanedRows, numColumns }: TableRecord,
): void {
  if (rows.some((row) => row >= cleanedRows) || lastColumn >= numColumns) throw new Problem("unknown_element");
}
