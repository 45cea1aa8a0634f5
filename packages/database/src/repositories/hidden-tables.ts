/** Finds the tables whose ids a visitor must not see, because an id opens a table. */
import { expressionBuilder } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { Schema } from "../schema/schema.ts";
import { belongsTo, type Visitor } from "./visibility.ts";

const where = expressionBuilder<Schema, "tables">();
const IS_LISTED = where("tables.listed", "=", true);

/** Picks the ids of private tables that belong to others. */
export async function hiddenTables(
  db: Executor,
  visitor: Visitor | undefined,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const mayKnow = visitor === undefined ? IS_LISTED : where.or([IS_LISTED, belongsTo(visitor)]);
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where("id", "in", ids)
    .where((each) => each.not(mayKnow))
    .execute();
  return rows.map(({ id }) => id);
}
