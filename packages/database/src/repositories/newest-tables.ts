/** Lists cleaned tables, newest first. */

import type { Executor } from "../connection/transaction.ts";
import { readTables, type TableRecord } from "./tables.ts";
import { belongsTo, IS_PUBLIC, IS_READY, type Visitor } from "./visibility.ts";

/** Returns the visitor's own tables, listed or not. */
export async function newestOwnTables(db: Executor, visitor: Visitor, limit: number): Promise<TableRecord[]> {
  return await readTables(db, await selectNewest(db, limit).where(IS_READY).where(belongsTo(visitor)).execute());
}

/** Returns public tables except the visitor's own. */
export async function newestPublicTables(
  db: Executor,
  visitor: Visitor | undefined,
  limit: number,
): Promise<TableRecord[]> {
  const newest = selectNewest(db, limit).where(IS_PUBLIC);
  const others = visitor === undefined ? newest : newest.where((where) => where.not(belongsTo(visitor)));
  return await readTables(db, await others.execute());
}

function selectNewest(db: Executor, limit: number) {
  return db.selectFrom("tables").selectAll().orderBy("createdAt", "desc").limit(limit);
}
