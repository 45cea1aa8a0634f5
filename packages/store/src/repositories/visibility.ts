/** Which tables somebody may find: those that everybody may, and one's own. */
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Who asks: a session, the user of a key, or both; one of them at least. */
export interface Visitor {
  readonly sessionId: string | null;
  readonly username: string | null;
}

const where = expressionBuilder<Schema, "tables">();

/** Cleaned, and not deleted. */
export const IS_READY: Expression<SqlBool> = where.and([
  where("tables.status", "=", "done"),
  where("tables.deletedAt", "is", null),
]);

/** A newer reading of a file stands for the one before; what is damaged is shown to nobody who has not the link. */
export const IS_PUBLIC: Expression<SqlBool> = where.and([
  IS_READY,
  where("tables.listed", "=", true),
  where("tables.nextId", "is", null),
  where("tables.damaged", "is", null),
]);

/** False, and not unknown, of a table that no user has: it may be turned round. */
export function isOf({ sessionId, username }: Visitor): Expression<SqlBool> {
  const isOfSession = sessionId === null ? [] : [where("tables.session", "=", sessionId)];
  if (username === null) return where.or(isOfSession);
  return where.or([
    ...isOfSession,
    where.and([where("tables.username", "is not", null), where("tables.username", "=", username)]),
  ]);
}
