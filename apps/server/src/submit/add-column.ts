/** Makes a column from a component of another column's values, once. */
import { type EditReply, LIMITS } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits, type NewEdit } from "@limpid/edits";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { columnComponents } from "../tables/column-components.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";

type Needs = Pick<Context, "blobs" | "database" | "workers">;

/** `keep` stores the edit, or the proposal of it. */
export async function addColumn(
  edit: NewEdit,
  { table, keep }: { readonly table: TableRecord; readonly keep: () => Promise<EditReply> },
  context: Needs,
): Promise<EditReply> {
  requireCleaned(table);
  return await context.database.turns.take(table.id, async () => {
    if (await hasColumn(edit, context)) return { accepted: true, version: table.version };
    await requireComponent(edit, table, context);
    return await keep();
  });
}

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
