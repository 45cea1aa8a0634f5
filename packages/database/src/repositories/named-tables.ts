/** Finds tables by name: the visitor's own, and public ones. */
import { sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { TableRecord } from "./tables.ts";
import { belongsTo, IS_PUBLIC, IS_READY, type Visitor } from "./visibility.ts";

/** Fields that distinguish a table from others of the same name. */
export interface NamedTable
  extends Pick<TableRecord, "id" | "name" | "fileName" | "username" | "numRows" | "createdAt" | "updatedAt"> {
  readonly isOwn: boolean;
}

export interface NamesWanted {
  /** Largest number of the visitor's own tables, and of others. */
  readonly limit: number;
  /**
   * Beginning of the name in lower-case letters and digits, without blanks and hyphens; any other sign is a wildcard.
   */
  readonly start?: string;
}

/** Returns the visitor's own tables first, each group with the newest first. */
export async function namedTables(
  db: Executor,
  visitor: Visitor | undefined,
  { limit, start = "" }: NamesWanted,
): Promise<NamedTable[]> {
  const pattern = `${start.replace(/[^a-z0-9]+/g, "%")}%`;
  const select = () =>
    db
      .selectFrom("tables")
      .select(["id", "name", "fileName", "username", "numRows", "createdAt", "updatedAt"])
      .$if(start !== "", (query) =>
        query.where(sql<boolean>`(${bare("name")} like ${pattern} or ${bare("fileName")} like ${pattern})`),
      )
      .orderBy("createdAt", "desc")
      .limit(limit);
  const others = select().where(IS_PUBLIC);
  if (visitor === undefined) return (await others.execute()).map((table) => ({ ...table, isOwn: false }));
  // A newer reading of a file replaces the one before.
  const own = await select().where(IS_READY).where("nextId", "is", null).where(belongsTo(visitor)).execute();
  const rest = await others.where((where) => where.not(belongsTo(visitor))).execute();
  return [...own.map((table) => ({ ...table, isOwn: true })), ...rest.map((table) => ({ ...table, isOwn: false }))];
}

/** The databases lower-case only ASCII letters alike. */
function bare(column: "name" | "fileName") {
  return sql`replace(replace(replace(lower(${sql.ref(`tables.${column}`)}), ' ', ''), '_', ''), '-', '')`;
}
