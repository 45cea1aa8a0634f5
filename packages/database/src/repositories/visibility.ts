/** Defines which tables a visitor may find: public ones and their own. */
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** The visitor: a session, the user of a key, or both; at least one of them. */
export interface Visitor {
  readonly sessionId: string | null;
  readonly username: string | null;
}

const where = expressionBuilder<Schema, "tables">();

/** The table is cleaned and not deleted. */
export const IS_READY: Expression<SqlBool> = where.and([
  where("tables.status", "=", "done"),
  where("tables.deletedAt", "is", null),
]);

/** A newer reading of a file replaces the one before, and damaged tables are shown only to people with the link. */
export const IS_PUBLIC: Expression<SqlBool> = where.and([
  IS_READY,
  where("tables.listed", "=", true),
  where("tables.nextId", "is", null),
  where("tables.damaged", "is", null),
]);

/** Yields false rather than unknown for a table without a user, so that it may be negated. */
export function belongsTo({ sessionId, username }: Visitor): Expression<SqlBool> {
  const isOfSession = sessionId === null ? [] : [where("tables.session", "=", sessionId)];
  if (username === null) return where.or(isOfSession);
  return where.or([
    ...isOfSession,
    where.and([where("tables.username", "is not", null), where("tables.username", "=", username)]),
  ]);
}
