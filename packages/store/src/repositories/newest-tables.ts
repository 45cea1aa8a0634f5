/** Tables that are ready, newest first: somebody's own, or the listed ones of everybody else. */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { TableRecord } from "./tables.ts";
import type { Executor } from "./transaction.ts";

/** A session, or the user of many. */
interface Owner {
  readonly session: string;
  readonly username: string | null;
}

type Wanted = { readonly limit: number } & ({ readonly owner: Owner } | { readonly except: Owner | null });

export async function newestTables(db: Executor, wanted: Wanted): Promise<TableRecord[]> {
  const ready = db.selectFrom("tables").selectAll().where("status", "=", "done").where("deletedAt", "is", null);
  const chosen =
    "owner" in wanted
      ? ready.where((where) => isOf(where, wanted.owner))
      : ready.where((where) =>
          wanted.except === null
            ? where("listed", "=", true)
            : where.and([where("listed", "=", true), where.not(isOf(where, wanted.except))]),
        );
  return await chosen.orderBy("createdAt", "desc").limit(wanted.limit).execute();
}

function isOf(
  where: ExpressionBuilder<Schema, "tables">,
  { session, username }: Owner,
): ExpressionWrapper<Schema, "tables", SqlBool> {
  const bySession = where("session", "=", session);
  if (username === null) return where.or([bySession]);
  return where.or([bySession, where.and([where("username", "is not", null), where("username", "=", username)])]);
}
