/** Carries edits over to a new reading of a file from the reading before it. */
import { randomUUID } from "node:crypto";
import { editKind, editsInForce, type NewEdit } from "@limpid/edits";
import type { Executor } from "../connection/transaction.ts";
import { toRow } from "./edit-row.ts";
import { readEdits, selectEdits } from "./edits.ts";

/**
 * Lays the edits under those that people have made to the table itself meanwhile. They belong to the current version of
 * the table, which does not change.
 */
export async function carryEdits(db: Executor, tableId: string, edits: readonly NewEdit[]): Promise<void> {
  const own = await readEdits(selectEdits(db, tableId));
  const taken = new Set(editsInForce(own).map(placeOf));
  const rows = edits.filter((edit) => !taken.has(placeOf(edit)));
  if (rows.length === 0) return;
  const { version } = await db
    .selectFrom("tables")
    .select("version")
    .where("id", "=", tableId)
    .executeTakeFirstOrThrow();
  for (const edit of rows)
    await db
      .insertInto("edits")
      .values(toRow({ ...edit, tableId, editUuid: randomUUID(), version }))
      .execute();
}

/** A cell has one place; a whole column or table has one for each thing that edits of a kind set. */
function placeOf({ kind, place, value }: Pick<NewEdit, "kind" | "place" | "value">): string {
  return `${place.row ?? `${kind} ${editKind(kind).subject(value)}`},${place.column}`;
}
