import { LIMITS } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits, type NewEdit } from "@limpid/edits";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { askedEnrichment, keepEdit } from "../edits/place-edit.ts";
import { Problem } from "../problems.ts";
import { type ProposalContext, propose } from "../proposals/propose.ts";
import { columnComponents } from "../tables/column-components.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";

type Needs = Pick<Context, "blobs" | "database" | "workers">;

export const enrichColumn = defineCall("enrichColumn", async ({ params, body, request }, context: ProposalContext) => {
  if (params.column_id !== body.column_uuid)
    throw new Problem("edit_refused", "The path and column_uuid name different columns");
  const { edit, table, isOwn } = await askedEnrichment(request, context, body, params.column_id);
  requireCleaned(table);
  return await context.database.turns.take(table.id, async () => {
    if (await hasColumn(edit, context)) return { accepted: true, version: table.version };
    await requireComponent(edit, table, context);
    return isOwn ? await keepEdit(edit, context) : await propose({ edit, table, ip: request.ip }, context);
  });
});

/** Tells whether the column is there already, and refuses more computed columns than a table may have. */
async function hasColumn({ tableId, columnIndex, value }: NewEdit, { database }: Needs): Promise<boolean> {
  const { computed } = foldEdits(await editStore.ofColumns(database.db, tableId));
  if (computed.some(({ source, component }) => source === columnIndex && component === value)) return true;
  if (computed.length >= LIMITS.maxComputedColumns)
    throw new Problem("edit_refused", `A table has at most ${LIMITS.maxComputedColumns} computed columns`);
  return false;
}

async function requireComponent({ columnIndex, value }: NewEdit, table: TableRecord, context: Needs): Promise<void> {
  const names = (await columnComponents(context, table, columnIndex, undefined)).map(({ name }) => name);
  if (names.some((name) => name === value)) return;
  const known = names.length === 0 ? "Its values have no components" : `Its values have: ${names.join(", ")}`;
  throw new Problem("edit_refused", known);
}
