import type { ColumnReply } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits, inColumnOrder } from "@limpid/edits";
import type { Context } from "../context.ts";
import { columnToWire, computedColumnToWire, nameAlike } from "../wire/column.ts";

/** The columns with the titles people gave them, and those that people have made of others; the original's columns keep the titles of the file. */
export async function cleanColumns(context: Pick<Context, "database">, table: TableRecord): Promise<ColumnReply[]> {
  const { titles, computed } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
  const columns = nameAlike(
    table.columns,
    table.columns.map((column, index) => columnToWire(table.id, index, column, titles.get(index) ?? column.title)),
  );
  return inColumnOrder(columns, computed, (column, index) =>
    computedColumnToWire(table, columns[column.source]?.title ?? "", column, index),
  );
}

export function ingestColumns(table: TableRecord): ColumnReply[] {
  return table.columns.map((column, index) =>
    columnToWire(table.id, index, { ...column, clean: null }, column.ingestTitle),
  );
}
