/** The log of edits. It only grows; the state of a cell is what the newest edits of it say. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CellEdit } from "@limpid/contract";
import type { Kysely, Selectable } from "kysely";
import type { CellsValue, EditValue, Schema } from "../database/schema.ts";
import { markUndescribed, refreshEntry } from "./catalogue.ts";
import { json, storableOrNull } from "./json.ts";
import { lockTable } from "./lock-table.ts";
import { type Executor, inTransaction } from "./transaction.ts";

/** What an edit sets: something of a cell, or of many, of a whole column, of rows, of the table, or whether a batch of edits holds. */
export type EditField =
  | CellEdit["field"]
  | "cells"
  | "title"
  | "class"
  | "decision"
  | "component"
  | "rows"
  | "settings"
  | "batch";

/** The column of an edit that is of the whole table. */
export const WHOLE_TABLE = -1;

export interface NewEdit {
  readonly tableId: string;
  /** Chosen by the client: sending the same edit again changes nothing. */
  readonly editUuid: string;
  /** Of edits that were made as one. */
  readonly batch?: string | null;
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
  /** The edit of this id that was stored before is another one: of something else, or to something else. */
  readonly differs: boolean;
}

/** Stores the edit and raises the table's version. Undefined when there is no such table. */
export async function appendEdit(db: Executor, edit: NewEdit): Promise<AppendedEdit | undefined> {
  return await inTransaction(db, async (trx) => {
    const before = await lockTable(trx, edit.tableId);
    if (before === undefined) return undefined;
    const known = await findEdit(trx, "editUuid", edit.editUuid);
    if (known !== undefined) return duplicateOf(known, !isSameEdit(known, edit));
    const version = await raiseVersion(trx, edit.tableId, before.version);
    const row = { ...edit, username: storableOrNull(edit.username), version, value: json(edit.value) };
    const { seq } = await trx.insertInto("edits").values(row).returning("seq").executeTakeFirstOrThrow();
    await (edit.field === "title" ? refreshEntry : markUndescribed)(trx, edit.tableId);
    return { seq, version, duplicate: false, differs: false };
  });
}

export interface EditBatch extends Pick<NewEdit, "tableId" | "session" | "username" | "dtUtc"> {
  /** Chosen by the client: sending the same batch again changes nothing. */
  readonly batch: string;
  readonly edits: readonly BatchedEdit[];
}

export interface BatchedEdit extends CellEdit {
  readonly row: number;
  readonly column: number;
}

/** Edits of a batch in so many rows of a column are one row of the log, which has the first of them. */
const ROWS_OF_A_BLOCK = 1000;
/** So many values fit into one statement of SQLite, and of PostgreSQL. */
const BLOCKS_AT_A_TIME = 500;

/** The same for many edits that are one, which raise the version once. */
export async function appendBatch(db: Executor, { edits, ...common }: EditBatch): Promise<AppendedEdit | undefined> {
  return await inTransaction(db, async (trx) => {
    const { tableId, batch } = common;
    const before = await lockTable(trx, tableId);
    if (before === undefined) return undefined;
    const known = await findEdit(trx, "batch", batch);
    if (known !== undefined) return duplicateOf(known, false);
    const version = await raiseVersion(trx, tableId, before.version);
    const username = storableOrNull(common.username);
    const blocks = blocksOf(edits);
    let seq = 0;
    for (let start = 0; start < blocks.length; start += BLOCKS_AT_A_TIME) {
      const rows = blocks.slice(start, start + BLOCKS_AT_A_TIME).map((block) => {
        return { ...common, ...block, username, editUuid: randomUUID(), version, value: json(block.value) };
      });
      const kept = await trx.insertInto("edits").values(rows).returning("seq").execute();
      seq = kept.at(-1)?.seq ?? seq;
    }
    await markUndescribed(trx, tableId);
    return { seq, version, duplicate: false, differs: false };
  });
}

function blocksOf(edits: readonly BatchedEdit[]) {
  const blocks = new Map<string, { rowIndex: number; columnIndex: number; cells: CellsValue["cells"][number][] }>();
  for (const { row, column, field, value, refusal } of edits) {
    const rowIndex = row - (row % ROWS_OF_A_BLOCK);
    const key = `${rowIndex},${column}`;
    const block = blocks.get(key) ?? { rowIndex, columnIndex: column, cells: [] };
    blocks.set(key, block);
    block.cells.push([row, field, refusal === undefined ? value : { text: String(value), refusal }]);
  }
  return [...blocks.values()].map(({ cells, ...place }) => ({ ...place, field: "cells" as const, value: { cells } }));
}

async function raiseVersion(trx: Executor, tableId: string, before: number): Promise<number> {
  const version = before + 1;
  await trx.updateTable("tables").set({ version, updatedAt: new Date() }).where("id", "=", tableId).execute();
  return version;
}

/** Edits of the cells of some rows, and what became of batches, in the order they were made. */
export async function editsOfRows(
  db: Executor,
  tableId: string,
  firstRow: number,
  rowCount: number,
): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId)
    .where((where) =>
      where.or([
        where.and([where("rowIndex", ">=", firstRow), where("rowIndex", "<", firstRow + rowCount)]),
        where.and([
          where("field", "=", "cells"),
          where("rowIndex", ">", firstRow - ROWS_OF_A_BLOCK),
          where("rowIndex", "<", firstRow),
        ]),
        where.and([where("rowIndex", "is", null), where("field", "=", "batch")]),
      ]),
    )
    .execute();
}

/** Edits of whole columns, in the order they were made. */
export async function columnEdits(db: Executor, tableId: string): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId).where("rowIndex", "is", null).execute();
}

/** Edits that leave rows out or take them back, and what became of batches, in the order they were made. */
export async function rowsEdits(db: Executor, tableId: string): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId).where("rowIndex", "is", null).where("field", "in", ["rows", "batch"]).execute();
}

/** All edits up to a version, in the order they were made. */
export async function editsUpTo(db: Executor, tableId: string, version: number): Promise<StoredEdit[]> {
  return await selectEdits(db, tableId).where("version", "<=", version).execute();
}

/** An edit as it is laid over cells: what it says, without whose it is. */
export type LoggedEdit = Pick<
  StoredEdit,
  "seq" | "batch" | "editUuid" | "field" | "rowIndex" | "columnIndex" | "value"
>;

/** How far a log of edits goes. It only grows, so that two that are alike in both are the same. */
export interface LogMark {
  readonly count: number;
  /** The `seq` of the newest edit; 0 where there is none. */
  readonly last: number;
}

/** Of the edits up to a version. */
export async function markOfEdits(db: Executor, tableId: string, version: number): Promise<LogMark> {
  const { count, last } = await db
    .selectFrom("edits")
    .select((select) => [select.fn.countAll().as("count"), select.fn.max("seq").as("last")])
    .where("tableId", "=", tableId)
    .where("version", "<=", version)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last: Number(last ?? 0) };
}

/** The edits up to a version that were stored after another one, in the order they were made. */
export async function editsAfter(
  db: Executor,
  { tableId, version, seq }: Pick<StoredEdit, "tableId" | "version" | "seq">,
): Promise<LoggedEdit[]> {
  return await db
    .selectFrom("edits")
    .select(["seq", "batch", "editUuid", "rowIndex", "columnIndex", "value"])
    .select((select) => select.ref("field").$castTo<EditField>().as("field"))
    .where("tableId", "=", tableId)
    .where("version", "<=", version)
    .where("seq", ">", seq)
    .orderBy("seq")
    .execute();
}

type EditRow = Omit<Selectable<Schema["edits"]>, "createdAt" | "field"> & { readonly field: EditField };

export function selectEdits(db: Kysely<Schema>, tableId: string) {
  return selectAllEdits(db).where("tableId", "=", tableId).orderBy("seq");
}

function selectAllEdits(db: Kysely<Schema>) {
  return db
    .selectFrom("edits")
    .select([
      "seq",
      "tableId",
      "version",
      "editUuid",
      "batch",
      "session",
      "username",
      "dtUtc",
      "rowIndex",
      "columnIndex",
      "value",
    ])
    .select((select) => select.ref("field").$castTo<EditField>().as("field"))
    .$castTo<EditRow>();
}

async function findEdit(db: Executor, column: "editUuid" | "batch", id: string): Promise<EditRow | undefined> {
  return await selectAllEdits(db).where(column, "=", id).limit(1).executeTakeFirst();
}

function duplicateOf({ seq, version }: EditRow, differs: boolean): AppendedEdit {
  return { seq, version, duplicate: true, differs };
}

const PLACE = ["tableId", "field", "rowIndex", "columnIndex"] as const;

/** Whether it sets the same to the same, whoever sent it and when. */
export function isSameEdit(known: Pick<NewEdit, (typeof PLACE)[number] | "value">, edit: typeof known): boolean {
  const isOfSame = PLACE.every((name) => known[name] === edit[name]);
  return isOfSame && isDeepStrictEqual(askedOf(known.value), askedOf(JSON.parse(json(edit.value)) as EditValue));
}

/** Why a text was refused may change with the column, and what settings were before with each edit. */
function askedOf(value: EditValue): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("forms" in value) return { ...value, before: undefined };
  return "refusal" in value ? value.text : value;
}
