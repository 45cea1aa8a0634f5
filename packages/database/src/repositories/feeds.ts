/**
 * Reads lists of tables for people: search results and feeds. Each is read from an index, so that its cost does not
 * depend on the number of tables.
 */
import { type SqlBool, sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { CatalogueEntry } from "../schema/schema.ts";
import { belongsTo, IS_PUBLIC, IS_READY, type Visitor } from "./visibility.ts";
import { withoutLeftOut } from "./without-left-out.ts";

export interface ListedTable {
  readonly id: string;
  readonly session: string;
  readonly username: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly version: number;
  /** Does not count left-out rows. */
  readonly numRows: number;
  readonly numColumns: number;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly listed: boolean;
  readonly quality: number | null;
  readonly entry: Partial<CatalogueEntry> | null;
}

export type PublicFeed = "latest" | "quality" | "popular";

export interface FeedPage {
  readonly limit: number;
  /** Last table of the previous page. */
  readonly afterId: string | null;
}

/** Sort columns in falling order; later ones break ties. */
const ORDERS: Readonly<Record<PublicFeed, readonly ("opens" | "quality" | "createdAt" | "tableId")[]>> = {
  latest: ["createdAt", "tableId"],
  quality: ["quality", "createdAt", "tableId"],
  popular: ["opens", "createdAt", "tableId"],
};

export interface FeedTables {
  readonly tables: readonly ListedTable[];
  /** Null if no table follows. */
  readonly lastId: string | null;
}

export async function readFeed(db: Executor, feed: PublicFeed, page: FeedPage): Promise<FeedTables> {
  const ids = (await selectFeed(db, feed, page).execute()).map(({ tableId }) => tableId);
  return { tables: await readListed(db, ids), lastId: ids.length < page.limit ? null : (ids.at(-1) ?? null) };
}

/** Builds the query for the ids of a page; exported for the test that it uses an index. */
export function selectFeed(db: Executor, feed: PublicFeed, { limit, afterId }: FeedPage) {
  const order = ORDERS[feed];
  // Uses the bare column like the condition of the indexes; a parameter would keep SQLite from using them.
  let page = db.selectFrom("catalogue").select("tableId").where(sql<SqlBool>`listed`).limit(limit);
  if (feed === "quality") page = page.where("quality", "is not", null);
  for (const column of order) page = page.orderBy(column, "desc");
  if (afterId !== null) {
    const columns = sql.join(order.map((column) => sql.ref(column)));
    page = page.where(sql<SqlBool>`(${columns}) < (select ${columns} from catalogue where table_id = ${afterId})`);
  }
  return page;
}

/** Returns all cleaned tables of the visitor, listed or not. */
export async function readOwnTables(db: Executor, visitor: Visitor, { limit, afterId }: FeedPage): Promise<FeedTables> {
  let page = selectListed(db)
    .where(belongsTo(visitor))
    .where(IS_READY)
    .orderBy("tables.createdAt", "desc")
    .orderBy("tables.id", "desc")
    .limit(limit);
  if (afterId !== null)
    page = page.where(
      sql<SqlBool>`(tables.created_at, tables.id) < (select created_at, id from tables where id = ${afterId})`,
    );
  const tables = await withoutLeftOut(db, await page.execute());
  return { tables, lastId: tables.length < limit ? null : (tables.at(-1)?.id ?? null) };
}

/** Returns those of the tables that everybody may see, in the given order. */
export async function readListed(db: Executor, ids: readonly string[]): Promise<ListedTable[]> {
  if (ids.length === 0) return [];
  // Checked outside the query: SQLite would use the index on the state, which nearly all tables share, instead of the
  // ids.
  const tables = await selectListed(db)
    .select(sql<SqlBool>`${IS_PUBLIC}`.as("isPublic"))
    .where("tables.id", "in", ids)
    .execute();
  const byId = new Map(tables.flatMap((table) => (table.isPublic ? [[table.id, table]] : [])));
  return await withoutLeftOut(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

function selectListed(db: Executor) {
  return db
    .selectFrom("tables")
    .leftJoin("catalogue", "catalogue.tableId", "tables.id")
    .select(["tables.id", "session", "username", "name", "description", "version", "numRows", "numColumns"])
    .select(["tables.createdAt", "updatedAt", "tables.listed", "quality", "entry"]);
}
