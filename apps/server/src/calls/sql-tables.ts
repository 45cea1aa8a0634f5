import { SQL_LIMITS, type SqlTablesReply } from "@limpid/contract";
import { type TableRecord, tableLists } from "@limpid/database";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { findCaller } from "../session.ts";
import { nameIndex } from "../sql/find-named.ts";
import type { NameIndex } from "../sql/name-index.ts";
import { queriedShape } from "../sql/provide-tables.ts";
import { readClassType } from "../tables/read-class-type.ts";

/** Starts a query child, too, because the caller is about to write a query. */
export const sqlTables = defineCall(
  "sqlTables",
  async ({ request }, context: Pick<Context, "database" | "queries">): Promise<SqlTablesReply> => {
    context.queries.warm();
    const caller = await findCaller(request, context);
    const { db } = context.database;
    const own = caller === undefined ? [] : await tableLists.newestOwn(db, caller, SQL_LIMITS.listedTables);
    const newest = await tableLists.newestPublic(db, caller, SQL_LIMITS.listedTables);
    const index = await nameIndex(context, caller);
    return { own: await toWire(context, own, index), newest: await toWire(context, newest, index) };
  },
);

async function toWire(
  context: Pick<Context, "database">,
  tables: readonly TableRecord[],
  index: NameIndex,
): Promise<SqlTablesReply["own"]> {
  const listed: SqlTablesReply["own"] = [];
  for (const table of tables) {
    const { columns, rowCount } = await queriedShape(context, table);
    listed.push({
      id: table.id,
      name: table.name,
      sql_name: index.nameFor(table),
      num_rows: rowCount,
      columns: columns.map(({ name, index }) => ({ title: name, type: typeOf(table, index) })),
    });
  }
  return listed;
}

/**
 * A query sees a column in the type of its class, even if single cells do not fit it. Whether the parts of another
 * column's values are numbers is known once they are looked at.
 */
function typeOf({ columns }: TableRecord, index: number | null): string {
  const column = index === null ? null : columns[index];
  if (column === null) return "computed";
  return column === undefined ? "text" : readClassType(column);
}
