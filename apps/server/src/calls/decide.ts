import { randomUUID } from "node:crypto";
import { type DecideRequest, LIMITS } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import { decideCell } from "@limpid/edits";
import type { Answered } from "@limpid/worker-protocol";
import type { CleaningContext } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { type CheckContext, findRefusal } from "../edits/check-edit.ts";
import { madeBy } from "../edits/made-by.ts";
import { Problem } from "../problem.ts";
import { submitEdit } from "../submit/submit-edit.ts";
import { askTable } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";

export const decide = defineCall("decide", async ({ params, body, request }, context: CleaningContext) => {
  const { caller, table: asked } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
  if (body.action === "set" && body.value === undefined)
    throw new Problem("edit_refused", "It does not say which value");
  const { edit_uuid: batch = randomUUID(), column, rule, kind, raw_input: raw } = body;
  // The turn waits for a column that is being cleaned again, because the question then has other cells.
  return await context.database.turns.take(asked.id, async () => {
    const table = await requireCleanTable(context, asked.id);
    const cells = await askTable("findAnswered", table, { column, rule, kind, raw }, context);
    if (cells.length > LIMITS.decideCells)
      throw new Problem("edit_refused", `It is about ${cells.length} cells; a decision settles ${LIMITS.decideCells}`);
    const refusals = await refusalsOf(body, table, cells, context);
    const decided = cells.map((cell) => ({ ...cell, edits: decideCell(body, cell) }));
    const edits = decided.flatMap(({ row, column: place, edits: own }) =>
      own.map((edit) => ({ ...edit, row, column: place, refusal: refusals.get(place) })),
    );
    const edit = { ...madeBy(caller, table.id), kind: "cells", batch, edits } as const;
    const submitted = { edit, table, isOwn: true, ip: request.ip };
    const { version } = edits.length === 0 ? table : await submitEdit(submitted, context);
    const [refusal] = refusals.values();
    const count = decided.filter(({ edits: own }) => own.length > 0).length;
    return { edit_uuid: batch, cells: count, version, ...(refusal !== undefined && { refusal }) };
  });
});

/** Maps each column that refuses the value to its reason. */
async function refusalsOf(
  { action, value = "" }: DecideRequest,
  table: TableRecord,
  cells: readonly Answered[],
  context: CheckContext,
): Promise<ReadonlyMap<number, string>> {
  const refusals = new Map<number, string>();
  if (action !== "set") return refusals;
  for (const column of new Set(cells.map((cell) => cell.column))) {
    const refusal = await findRefusal(value, table, column, context);
    if (refusal !== null) refusals.set(column, refusal);
  }
  return refusals;
}
