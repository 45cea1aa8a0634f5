/** Lists public tables for search engines and by tag. */
import { sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import { readTables, type TableRecord, type TableRow } from "./tables.ts";
import { IS_PUBLIC } from "./visibility.ts";

const MAX_LOOKED_AT = 10_000;

export interface PublicTable {
  readonly id: string;
  readonly changedAt: Date;
}

/** Returns public tables, oldest first, so that the pages of the list are stable. */
export async function publicTables(
  db: Executor,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PublicTable[]> {
  const rows = await db
    .selectFrom("tables")
    .select(["id", "createdAt", "updatedAt"])
    .where(IS_PUBLIC)
    .orderBy("createdAt")
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt, updatedAt }) => ({ id, changedAt: updatedAt ?? createdAt }));
}

export async function countPublicTables(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom("tables")
    .select((select) => select.fn.countAll().as("count"))
    .where(IS_PUBLIC)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns public tables that have all of the tags in any case, newest first. */
export async function tablesWithTags(db: Executor, tags: readonly string[], limit: number): Promise<TableRecord[]> {
  const wanted = tags.map((tag) => tag.toLowerCase());
  const [first = ""] = wanted;
  const found = await db
    .selectFrom("tables")
    .selectAll()
    .where(IS_PUBLIC)
    // Narrows the search; a match in the JSON text need not be one of the tags.
    .where(sql<string>`lower(cast(tags as text))`, "like", `%${likely(first)}%`)
    .orderBy("createdAt", "desc")
    .limit(MAX_LOOKED_AT)
    .execute();
  const carries = ({ tags: own }: TableRow) => {
    const lower = new Set(own.map((tag) => tag.toLowerCase()));
    return wanted.every((tag) => lower.has(tag));
  };
  return await readTables(db, found.filter(carries).slice(0, limit));
}

/** Keeps characters that JSON and SQL write unchanged, and replaces the others with a wildcard. */
function likely(text: string): string {
  return text.replace(/[^a-z0-9 .-]/g, "%");
}
