/** Subtracts the left-out rows from the row counts of tables in a list. */
import { countRows } from "@limpid/contract";
import { foldEdits } from "@limpid/edits";
import type { Executor } from "../connection/transaction.ts";
import { tableEdits } from "./edits.ts";

interface Counted {
  readonly id: string;
  readonly numRows: number;
}

/** Few tables have left-out rows: one index lookup finds them, and only their edits are read. */
export async function withoutLeftOut<Table extends Counted>(db: Executor, tables: readonly Table[]): Promise<Table[]> {
  if (tables.length === 0) return [];
  const found = await db
    .selectFrom("edits")
    .select("tableId")
    .distinct()
    .where(
      "tableId",
      "in",
      tables.map(({ id }) => id),
    )
    .where("rowIndex", "is", null)
    .where("kind", "=", "rows")
    .execute();
  const leftOut = new Map<string, number>();
  for (const { tableId } of found) {
    const { leftOut: ranges } = foldEdits(await tableEdits(db, tableId, "rows"));
    leftOut.set(tableId, countRows(ranges));
  }
  return tables.map((table) => ({ ...table, numRows: table.numRows - (leftOut.get(table.id) ?? 0) }));
}
