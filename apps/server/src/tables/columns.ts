import type { ColumnReply } from "@limpid/contract";
import { columnEdits, foldEdits, type TableRecord } from "@limpid/store";
import type { Context } from "../context.ts";
import { columnToWire } from "../wire/column.ts";

/** The columns with the titles people gave them; the original's columns keep the titles of the file. */
export async function cleanColumns(context: Pick<Context, "database">, table: TableRecord): Promise<ColumnReply[]> {
  const { titles } = foldEdits(await columnEdits(context.database.db, table.id));
  return table.columns.map((column, index) => columnToWire(table.id, index, column, titles.get(index) ?? column.title));
}

export function ingestColumns(table: TableRecord): ColumnReply[] {
  return table.columns.map((column, index) =>
    columnToWire(table.id, index, { ...column, clean: null }, column.ingestTitle),
  );
}
