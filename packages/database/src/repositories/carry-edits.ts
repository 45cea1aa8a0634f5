/** Carries edits over to a new reading of a file from the reading before it. */
import { randomUUID } from "node:crypto";
import { editsInForce, type NewEdit } from "@limpid/edits";
import type { Executor } from "../connection/transaction.ts";
import { readEdits, selectEdits } from "./edits.ts";
import { json, storableOrNull } from "./json.ts";

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
      .values({
        ...edit,
        tableId,
        editUuid: randomUUID(),
        username: storableOrNull(edit.username),
        version,
        value: json(edit.value),
      })
      .execute();
}

/** A whole column has one place for each kind of edit. */
function placeOf({ field, rowIndex, columnIndex }: Pick<NewEdit, "field" | "rowIndex" | "columnIndex">): string {
  return `${rowIndex ?? field},${columnIndex}`;
}
