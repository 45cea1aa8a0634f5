/**
 * The catalogue: an entry for each cleaned table, kept in the transactions that change the table. Whoever holds an
 * index of it follows `seq`: what has a higher one than the last seen has changed since. All lock rows in one order:
 * the table, its entry, the state.
 */
import type { CatalogueEntry } from "../database/schema.ts";
import { json } from "./json.ts";
import { type Executor, inTransaction } from "./transaction.ts";

/** What was found out about the cells of a table. */
export interface TableFacts {
  readonly version: number;
  readonly quality: number | null;
  /** The most frequent values of each column. */
  readonly values: readonly (readonly string[])[];
  readonly source: string | null;
}

/** Enters a cleaned table, or brings its entry up to date; without facts, those that are known stay. */
export async function refreshEntry(db: Executor, tableId: string, facts?: TableFacts): Promise<void> {
  await inTransaction(db, async (trx) => {
    const table = await trx.selectFrom("tables").selectAll().where("id", "=", tableId).executeTakeFirst();
    if (table?.status !== "done") return;
    const known = await lockEntry(trx, tableId);
    const titles = await editedTitles(trx, tableId);
    // What was read anew is found as that; what is deleted may still be restored, and what is damaged repaired.
    const isWhole = table.deletedAt === null && table.damaged === null;
    const listed = table.listed && table.nextId === null && isWhole;
    const isNewlyListed = listed && known?.listed !== true && facts === undefined;
    const describedVersion = isNewlyListed ? null : (facts?.version ?? known?.describedVersion ?? null);
    const entry: CatalogueEntry = {
      name: table.name ?? "",
      description: table.description ?? "",
      tags: table.tags,
      titles: table.columns.map((column, index) => titles.get(index) ?? column.title),
      classes: table.columns.map(({ clean }) => clean?.entity.name ?? ""),
      values: listed ? (facts?.values ?? known?.entry.values ?? []) : [],
      source: facts?.source ?? known?.entry.source ?? null,
    };
    const row = {
      listed,
      describedVersion,
      seq: await nextSeq(trx),
      quality: facts === undefined ? (known?.quality ?? null) : facts.quality,
      todo: todoOf(listed, describedVersion === table.version),
      entry: json(entry),
      // The vector of what the table was is better than none, until there is the new one; not for what is not listed.
      vector: listed ? (known?.vector ?? null) : null,
    };
    await trx
      .insertInto("catalogue")
      .values({ tableId, createdAt: table.createdAt, ...row })
      .onConflict((conflict) => conflict.column("tableId").doUpdateSet(row))
      .execute();
  });
}

/** Changes nothing, and makes other writers of the entry wait: SQLite knows no "for update". */
export async function lockEntry(trx: Executor, tableId: string) {
  return await trx
    .updateTable("catalogue")
    .set((set) => ({ listed: set.ref("listed") }))
    .where("tableId", "=", tableId)
    .returningAll()
    .executeTakeFirst();
}

async function editedTitles(trx: Executor, tableId: string): Promise<ReadonlyMap<number, string>> {
  const edits = await trx
    .selectFrom("edits")
    .select(["columnIndex", "value"])
    .where("tableId", "=", tableId)
    .where("field", "=", "title")
    .orderBy("seq")
    .execute();
  return new Map(edits.map(({ columnIndex, value }) => [columnIndex, typeof value === "string" ? value : ""]));
}

function todoOf(listed: boolean, isDescribed: boolean): "describe" | "embed" | null {
  if (!isDescribed) return "describe";
  return listed ? "embed" : null;
}

/** The cells of the table have changed. */
export async function markUndescribed(db: Executor, tableId: string): Promise<void> {
  await db.updateTable("catalogue").set({ todo: "describe" }).where("tableId", "=", tableId).execute();
}

/** Nothing of the table stays but that it is gone. */
export async function leaveCatalogue(db: Executor, tableId: string): Promise<void> {
  await db
    .updateTable("catalogue")
    .set({ listed: false, todo: null, entry: "{}", vector: null, quality: null })
    .where("tableId", "=", tableId)
    .execute();
  await announce(db, tableId);
}

/** Tables that something has yet to be found out about, those that wait longest first. */
export async function tablesTodo(db: Executor, todo: "describe" | "embed", limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("catalogue")
    .select("tableId")
    .where("todo", "=", todo)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return rows.map(({ tableId }) => tableId);
}

/** What cannot be found out is not asked for again until the table changes. */
export async function giveUpTodo(db: Executor, tableId: string): Promise<void> {
  await db.updateTable("catalogue").set({ todo: null }).where("tableId", "=", tableId).execute();
}

export interface CatalogueRow {
  readonly tableId: string;
  readonly seq: number;
  readonly listed: boolean;
  readonly entry: Partial<CatalogueEntry>;
  readonly vector: string | null;
  /** Null once the table is gone. */
  readonly session: string | null;
  readonly username: string | null;
}

/** Entries of these tables, as far as they are listed. */
export async function listedEntries(db: Executor, tableIds: readonly string[]): Promise<CatalogueRow[]> {
  if (tableIds.length === 0) return [];
  return await selectRows(db).where("tableId", "in", tableIds).where("catalogue.listed", "=", true).execute();
}

/** The entries that have changed since, in the order of their changes. */
export async function changedEntries(db: Executor, afterSeq: number, limit: number): Promise<CatalogueRow[]> {
  return await selectRows(db).where("seq", ">", afterSeq).orderBy("seq").limit(limit).execute();
}

function selectRows(db: Executor) {
  return db
    .selectFrom("catalogue")
    .leftJoin("tables", "tables.id", "catalogue.tableId")
    .select(["tableId", "seq", "catalogue.listed", "entry", "vector", "session", "username"]);
}

/** Keeps the vector of an entry, unless the entry has changed since it was read. */
export async function keepVector(
  db: Executor,
  { tableId, seq }: Pick<CatalogueRow, "tableId" | "seq">,
  vector: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("catalogue")
      .set({ vector, todo: null })
      .where("tableId", "=", tableId)
      .where("seq", "=", seq)
      .where("todo", "=", "embed")
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announce(trx, tableId);
  });
}

async function announce(trx: Executor, tableId: string): Promise<void> {
  const seq = await nextSeq(trx);
  await trx.updateTable("catalogue").set({ seq }).where("tableId", "=", tableId).execute();
}

export async function newestSeq(db: Executor): Promise<number> {
  const { seq } = await db.selectFrom("catalogueState").select("seq").executeTakeFirstOrThrow();
  return Number(seq);
}

/** Holds up other writers until the transaction ends, so that no reader sees a number before a lower one. */
async function nextSeq(trx: Executor): Promise<number> {
  const { seq } = await trx
    .updateTable("catalogueState")
    .set((set) => ({ seq: set("seq", "+", 1) }))
    .returning("seq")
    .executeTakeFirstOrThrow();
  return Number(seq);
}
