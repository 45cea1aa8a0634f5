/** When a table was made, by whom, and how large it is: kept, and as it crosses the wire. */
import type { BasicsReply } from "@limpid/contract";
import type { StoredBasics, TableRecord } from "@limpid/database";

export function toStoredBasics(table: TableRecord): StoredBasics {
  return {
    createdAt: table.createdAt.toISOString(),
    updatedAt: table.updatedAt?.toISOString() ?? null,
    version: table.version,
    username: table.username,
    rowCount: table.numRows,
    columnCount: table.numColumns,
  };
}

export function storedBasicsToWire(basics: StoredBasics): BasicsReply {
  return {
    created_at: basics.createdAt,
    updated_at: basics.updatedAt,
    dl_version: basics.version,
    username: basics.username,
    num_rows: basics.rowCount,
    num_columns: basics.columnCount,
  };
}
