/**
 * Keeps the catalogue: an entry for each cleaned table, updated in the transactions that change the table. Holders of
 * an index follow `seq`: entries with a higher one than the last seen have changed since. All transactions lock rows in
 * one order: the table, its entry, the state.
 */

import { foldEdits } from "@limpid/edits";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { CatalogueEntry } from "../schema/schema.ts";
import { withColumns } from "./column-records.ts";
import { EDIT_COLUMNS, fromRow } from "./edit-row.ts";
import { json } from "./json.ts";
import { judgedColumns } from "./judged-columns.ts";

/** Facts computed from the cells of a table. */
export interface TableFacts {
  readonly version: number;
  readonly quality: number | null;
  /** Most frequent values of each column. */
  readonly values: readonly (readonly string[])[];
  readonly source: string | null;
}

/** Adds a cleaned table, or updates its entry; without `facts`, the known ones stay. */
export async function refreshEntry(db: Executor, tableId: string, facts?: TableFacts): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx.selectFrom("tables").selectAll().where("id", "=", tableId).executeTakeFirst();
    // Another transaction that replaces the columns at the same time refreshes the entry afterwards.
    const table = row?.status === "done" ? await withColumns(trx, row) : undefined;
    if (table === undefined) return;
    const known = await lockEntry(trx, tableId);
    const titles = await editedTitles(trx, tableId);
    // A table that was read again is found under its newest reading. A deleted one may be restored, and a damaged one
    // repaired.
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
      judged: judgedColumns(table).length,
      values: listed ? (facts?.values ?? known?.entry.values ?? []) : [],
      source: facts?.source ?? known?.entry.source ?? null,
    };
    const values = {
      listed,
      describedVersion,
      seq: await nextSeq(trx),
      quality: facts === undefined ? (known?.quality ?? null) : facts.quality,
      todo: todoOf(listed, describedVersion === table.version),
      entry: json(entry),
      // An outdated vector is better than none until the new one exists; unlisted tables have none.
      vector: listed ? (known?.vector ?? null) : null,
    };
    await trx
      .insertInto("catalogue")
      .values({ tableId, createdAt: table.createdAt, ...values })
      .onConflict((conflict) => conflict.column("tableId").doUpdateSet(values))
      .execute();
  });
}

/** Makes other writers of the entry wait without changing it, because SQLite has no "for update". */
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
    .select(["batch", "editUuid", ...EDIT_COLUMNS])
    .where("tableId", "=", tableId)
    .where("kind", "in", ["title", "hold"])
    .orderBy("seq")
    .execute();
  return foldEdits(edits.map(fromRow)).titles;
}

function todoOf(listed: boolean, isDescribed: boolean): "describe" | "embed" | null {
  if (!isDescribed) return "describe";
  return listed ? "embed" : null;
}

/** Call after the cells of the table have changed. */
export async function markUndescribed(db: Executor, tableId: string): Promise<void> {
  await db.updateTable("catalogue").set({ todo: "describe" }).where("tableId", "=", tableId).execute();
}

/** Erases everything about the table except that it is gone. */
export async function leaveCatalogue(db: Executor, tableId: string): Promise<void> {
  await db
    .updateTable("catalogue")
    .set({ listed: false, todo: null, entry: "{}", vector: null, quality: null })
    .where("tableId", "=", tableId)
    .execute();
  await announce(db, tableId);
}

/** Returns tables with outstanding facts, those that wait longest first. */
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

/** Facts that cannot be computed are not requested again until the table changes. */
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

/** Returns the listed entries among these tables. */
export async function listedEntries(db: Executor, tableIds: readonly string[]): Promise<CatalogueRow[]> {
  if (tableIds.length === 0) return [];
  return await selectRows(db).where("tableId", "in", tableIds).where("catalogue.listed", "=", true).execute();
}

/** Returns the entries changed since `afterSeq`, in the order of their changes. */
export async function changedEntries(db: Executor, afterSeq: number, limit: number): Promise<CatalogueRow[]> {
  return await selectRows(db).where("seq", ">", afterSeq).orderBy("seq").limit(limit).execute();
}

function selectRows(db: Executor) {
  return db
    .selectFrom("catalogue")
    .leftJoin("tables", "tables.id", "catalogue.tableId")
    .select(["tableId", "seq", "catalogue.listed", "entry", "vector", "session", "username"]);
}

/** Stores the vector of an entry, unless the entry has changed since it was read. */
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

/** Blocks other writers until the transaction ends, so that no reader sees a number before a lower one. */
async function nextSeq(trx: Executor): Promise<number> {
  const { seq } = await trx
    .updateTable("catalogueState")
    .set((set) => ({ seq: set("seq", "+", 1) }))
    .returning("seq")
    .executeTakeFirstOrThrow();
  return Number(seq);
}
