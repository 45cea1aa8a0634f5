/** Keeps many edits that are one, and tells of them as one. */
import { type EditBatch, editStore, eventStore, inTransaction } from "@limpid/database";
import { WHOLE_TABLE } from "@limpid/edits";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";
import { tableStream } from "../tables/streams.ts";

/**
 * Keeps the edits and returns the table's new version. A kept decision leaves no open cells for its id, so new edits
 * under that id must belong to another decision.
 */
export async function keepBatch(edits: EditBatch, context: Pick<Context, "database">): Promise<number> {
  const { edits: _, batch, ...common } = edits;
  const version = await inTransaction(context.database.db, async (transaction) => {
    const appended = await editStore.appendBatch(transaction, edits);
    if (appended === undefined) throw new Problem("unknown_job");
    if (appended.duplicate) throw new Problem("edit_refused", "This id was used before, for another decision");
    const place = { rowIndex: null, columnIndex: WHOLE_TABLE };
    const edit = { ...common, ...place, editUuid: batch, field: "batch", value: { batch, undone: false } } as const;
    await eventStore.appendNext(transaction, tableStream(common.tableId), { kind: "edit", edit });
    return appended.version;
  });
  await context.database.hub.announce(tableStream(common.tableId));
  return version;
}
