/** The log of edits. It only grows; the state of a cell is what the newest edits of it say. */
import type { CellEdit } from "@limpid/contract";
import type { Kysely, Selectable } from "kysely";
import type { EditValue, Schema } from "../database/schema.ts";
import { markUndescribed, refreshEntry } from "./catalogue.ts";
import { json, storableOrNull } from "./json.ts";
import { type Executor, inTransaction } from "./transaction.ts";

/** What an edit sets: something of a cell, of a whole column, or of the table. */
export type EditField = CellEdit["field"] | "title" | "class" | "decision" | "settings";

/** The column of an edit that is of the whole table. */
export const WHOLE_TABLE = -1;

export interface NewEdit {
  readonly tableId: string;
  /** Chosen by the client: sending the same edit again changes nothing. */
  readonly editUuid: string;
  readonly session: string;
  readonly username: string | null;
  readonly dtUtc: Date;
  readonly field: EditField;
  /** Null where a whole column or table is edited. */
  readonly rowIndex: number | null;
  /** `WHOLE_TABLE` where it is of no column. */
  readonly columnIndex: number;
  readonly value: EditValue;
}

export interface StoredEdit extends NewEdit {
  readonly seq: number;
  /** The table's version after the edit. */
  readonly version: number;
}

export interface AppendedEdit {
  readonly seq: number;
  readonly version: number;
  /** The edit was stored before; nothing happened. */
  readonly duplicate: boolean;
}

/** Stores the edit and raises the table's version. Undefined when there is no such table. */
export async function appendEdit(db: Executor, edit: NewEdit): Promise<AppendedEdit | undefined> {
  return await inTransaction(db, async (trx) => {
    // Changes nothing, and makes other writers of the table wait: SQLite knows no "for update".
    const table = await trx
      .updateTable("tables")
      .set((set) => ({ version: set.ref("version") }))
      .where("id", "=", edit.tableId)
      .returning("version")
      .executeTakeFirst();
    if (table === undefined) return undefined;
    const known = await findEdit(trx, edit.editUuid);
    if (known !== undefined) return { ...known, duplicate: true };
    const version = table.version + 1;
    await trx.updateTable("tables").set({ version, updatedAt: new Date() }).where("id", "=", edit.tableId).execute();
    const row = { ...edit, username: storableOrNull(edit.username), version, value: json(edit.value) };
    const { seq } = await trx.insertInto("edits").values(row).returning("seq").executeTakeFirstOrThrow();
    await (edit.field === "title" ? refreshEntry : markUndescribed)(trx, edit.tableId);
    return { seq, version, duplicate: false };
  });
}

/** Edits of the cells of some rows, in the order they were made. */
export async function editsOfRows(
  db: Executor,
  tableId: string,
  firstRow: number,
  rowCount: number,
): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId)
    .where("rowIndex", ">=", firstRow)
    .where("rowIndex", "<", firstRow + rowCount)
    .execute();
}

/** Edits of whole columns, in the order they were made. */
export async function columnEdits(db: Executor, tableId: string): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId).where("rowIndex", "is", null).execute();
}

/** All edits up to a version, in the order they were made. */
export async function editsUpTo(db: Executor, tableId: string, version: number): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId).where("version", "<=", version).execute();
}

type EditRow = Omit<Selectable<Schema["edits"]>, "createdAt" | "field"> & { readonly field: EditField };

export function selectEdits(db: Kysely<Schema>, tableId: string) {
  return db
    .selectFrom("edits")
    .select([
      "seq",
      "tableId",
      "version",
      "editUuid",
      "session",
      "username",
      "dtUtc",
      "rowIndex",
      "columnIndex",
      "value",
    ])
    .select((select) => select.ref("field").$castTo<EditField>().as("field"))
    .where("tableId", "=", tableId)
    .orderBy("seq")
    .$castTo<EditRow>();
}

async function findEdit(db: Executor, editUuid: string): Promise<{ seq: number; version: number } | undefined> {
  return await db.selectFrom("edits").select(["seq", "version"]).where("editUuid", "=", editUuid).executeTakeFirst();
}
