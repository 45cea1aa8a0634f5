/** When a table was made, by whom, and how large it is, as it crosses the wire. */
import type { BasicsReply } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";

export function basicsToWire(table: TableRecord): BasicsReply {
  return {
    created_at: table.createdAt.toISOString(),
    updated_at: table.updatedAt?.toISOString() ?? null,
    dl_version: table.version,
    username: table.username,
    num_rows: table.numRows,
    num_columns: table.numColumns,
  };
}
