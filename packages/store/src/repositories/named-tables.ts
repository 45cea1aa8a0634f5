/** Tables by what people call them: one's own, and those that everybody may find. */
import { sql } from "kysely";
import type { TableRecord } from "./tables.ts";
import type { Executor } from "./transaction.ts";
import { IS_PUBLIC, IS_READY, isOf, type Visitor } from "./visibility.ts";

/** As much of a table as tells it from others of its name. */
export interface NamedTable
  extends Pick<TableRecord, "id" | "name" | "fileName" | "username" | "numRows" | "createdAt" | "updatedAt"> {
  readonly isOwn: boolean;
}

export interface NamesWanted {
  /** So many of one's own, and as many of others. */
  readonly limit: number;
  /** Small letters and digits that the name begins with, blanks and hyphens aside; any other sign stands for whatever is there. */
  readonly start?: string;
}

/** One's own come first, then the newest ones. */
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
  // A newer reading of a file stands for the one before.
  const own = await select().where(IS_READY).where("nextId", "is", null).where(isOf(visitor)).execute();
  const rest = await others.where((where) => where.not(isOf(visitor))).execute();
  return [...own.map((table) => ({ ...table, isOwn: true })), ...rest.map((table) => ({ ...table, isOwn: false }))];
}

/** Databases agree on the small letters of ASCII alone. */
function bare(column: "name" | "fileName") {
  return sql`replace(replace(replace(lower(${sql.ref(`tables.${column}`)}), ' ', ''), '_', ''), '-', '')`;
}
