/** A table that a query may mean, as it crosses the wire. */
import type { ProblemReply } from "@limpid/contract";
import type { MeantTable } from "../problem.ts";

type Meant = NonNullable<ProblemReply["tables"]>[number];

export function meantTableToWire(table: MeantTable): Meant {
  return {
    id: table.id,
    name: table.name,
    sql_name: table.sqlName,
    num_rows: table.numRows,
    username: table.username,
    is_own: table.isOwn,
    updated_at: (table.updatedAt ?? table.createdAt).toISOString(),
  };
}
