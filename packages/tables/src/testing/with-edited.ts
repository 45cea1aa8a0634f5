/** Asks about a cleaned table with edits over it. */

import type { FoldableEdit, LoggedEdit } from "@limpid/edits";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { EditedTable } from "../read/edited-table.ts";

export async function withEdited<Found>(
  paths: ReviewedPaths,
  edits: readonly FoldableEdit[],
  ask: (table: EditedTable) => Promise<Found>,
): Promise<Found> {
  const table = await EditedTable.open(paths);
  try {
    await table.add(logged(edits));
    return await ask(table);
  } finally {
    table.close();
  }
}

/** Edits as in a log that has nothing before them. */
export function logged(edits: readonly FoldableEdit[]): LoggedEdit[] {
  return edits.map((edit, index) => ({ batch: null, editUuid: `edit ${index}`, ...edit, seq: index + 1 }));
}
