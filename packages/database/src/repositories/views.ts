/** Stores the facts about results of queries, but not their rows. */
import { type Selectable, sql } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { Schema, ViewColumn, ViewTable } from "../schema/schema.ts";
import { json } from "./json.ts";

export type ViewRecord = Readonly<Selectable<Schema["views"]>>;

/** The result of running a query. */
export interface ViewRun {
  readonly tables: readonly ViewTable[];
  readonly columns: readonly ViewColumn[];
  readonly numRows: number;
  readonly cut: readonly string[];
  readonly elapsedMs: number;
  readonly runAt: Date;
}

type NewView = Pick<ViewRecord, "id" | "query" | "session" | "username">;

export async function createView(db: Executor, view: NewView, run: ViewRun): Promise<ViewRecord> {
  return await db
    .insertInto("views")
    .values({ ...view, ...toRow(run), createdAt: run.runAt, run: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findView(db: Executor, id: string): Promise<ViewRecord | undefined> {
  return await db.selectFrom("views").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the ids of the views that were made from a table. */
export async function viewsOfTable(db: Executor, tableId: string): Promise<string[]> {
  const views = await db
    .selectFrom("views")
    .select("id")
    .where(sql`cast(tables as text)`, "like", `%"${tableId}"%`)
    .execute();
  return views.map(({ id }) => id);
}

/** What a query begins with that is a list of public tables with their names, as of a tag. */
export const TABLE_LIST_START = "SELECT * FROM (VALUES\n";

/** Lists of public tables that show one of these: a new one is made where somebody asks for it. Their files are removed in time. */
export async function forgetTableLists(db: Executor, tableIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("views")
    .where("query", "like", `${TABLE_LIST_START}%`)
    .where((where) => where.or(tableIds.map((id) => where("query", "like", `%('${id}'%`))))
    .execute();
}

/** Stores the result of running the query again. Returns undefined if somebody else was faster, or the view is gone. */
export async function renewView(db: Executor, view: ViewRecord, run: ViewRun): Promise<ViewRecord | undefined> {
  return await db
    .updateTable("views")
    .set({ ...toRow(run), run: view.run + 1 })
    .where("id", "=", view.id)
    .where("run", "=", view.run)
    .returningAll()
    .executeTakeFirst();
}

function toRow({ tables, columns, numRows, cut, elapsedMs, runAt }: ViewRun) {
  return {
    tables: json(tables),
    columns: json(columns),
    numRows,
    cut: json(cut),
    elapsedMs: Math.round(elapsedMs),
    runAt,
  };
}
