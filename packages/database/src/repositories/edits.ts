/** Stores the log of edits. It only grows; the newest edits of a cell define its state. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  askedValue,
  type BatchedEdit,
  type CellsValue,
  type Edit,
  type LoggedEdit,
  type LogMark,
  type NewEdit,
  type StoredEdit,
} from "@limpid/edits";
import type { Kysely } from "kysely";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { Schema } from "../schema/schema.ts";
import { markUndescribed, refreshEntry } from "./catalogue.ts";
import { EDIT_COLUMNS, fromRow, toRow } from "./edit-row.ts";
import { json } from "./json.ts";
import { lockTable } from "./lock-table.ts";

export interface AppendedEdit {
  readonly seq: number;
  readonly version: number;
  /** The edit was stored before; nothing happened. */
  readonly duplicate: boolean;
  /** The edit stored before under this id has another kind, place or value. */
  readonly differs: boolean;
}

/** Stores the edit and increments the table's version. Returns undefined if there is no such table. */
export async function appendEdit(db: Executor, edit: NewEdit): Promise<AppendedEdit | undefined> {
  return await inTransaction(db, async (trx) => {
    const before = await lockTable(trx, edit.tableId);
    if (before === undefined) return undefined;
    const kept = await findKeptEdit(trx, edit);
    if (kept !== undefined) return kept;
    const version = await raiseVersion(trx, edit.tableId, before.version);
    const { seq } = await trx
      .insertInto("edits")
      .values(toRow({ ...edit, version }))
      .returning("seq")
      .executeTakeFirstOrThrow();
    // Undoing a step may give a column its title back.
    await (edit.kind === "title" || edit.kind === "hold" ? refreshEntry : markUndescribed)(trx, edit.tableId);
    return { seq, version, duplicate: false, differs: false };
  });
}

/** What was stored before under the id of the edit. */
export async function findKeptEdit(db: Executor, edit: NewEdit): Promise<AppendedEdit | undefined> {
  const known = await findEdit(db, "editUuid", edit.editUuid);
  return known && duplicateOf(known, !isSameEdit(known, edit));
}

export interface EditBatch extends Pick<NewEdit, "tableId" | "session" | "username" | "dtUtc"> {
  /** Chosen by the client, so that sending the same batch again changes nothing. */
  readonly batch: string;
  readonly edits: readonly BatchedEdit[];
}

/** Edits of a batch in this many rows of a column form one row of the log, which carries the first row's number. */
const ROWS_OF_A_BLOCK = 1000;
/** Number of log rows that fit into one statement of SQLite and PostgreSQL. */
const BLOCKS_AT_A_TIME = 500;

/** Stores many edits as one, which increments the version once. */
export async function appendBatch(db: Executor, { edits, ...common }: EditBatch): Promise<AppendedEdit | undefined> {
  return await inTransaction(db, async (trx) => {
    const { tableId, batch } = common;
    const before = await lockTable(trx, tableId);
    if (before === undefined) return undefined;
    const known = await findEdit(trx, "batch", batch);
    if (known !== undefined) return duplicateOf(known, false);
    const version = await raiseVersion(trx, tableId, before.version);
    const blocks = blocksOf(edits);
    let seq = 0;
    for (let start = 0; start < blocks.length; start += BLOCKS_AT_A_TIME) {
      const rows = blocks.slice(start, start + BLOCKS_AT_A_TIME).map((block) => {
        return toRow({ ...common, ...block, editUuid: randomUUID(), version });
      });
      const kept = await trx.insertInto("edits").values(rows).returning("seq").execute();
      seq = kept.at(-1)?.seq ?? seq;
    }
    await markUndescribed(trx, tableId);
    return { seq, version, duplicate: false, differs: false };
  });
}

function blocksOf(edits: readonly BatchedEdit[]) {
  const blocks = new Map<string, { row: number; column: number; cells: CellsValue["cells"][number][] }>();
  for (const { row, column, field, value, refusal } of edits) {
    const first = row - (row % ROWS_OF_A_BLOCK);
    const key = `${first},${column}`;
    const block = blocks.get(key) ?? { row: first, column, cells: [] };
    blocks.set(key, block);
    block.cells.push(refusal === undefined ? [row, field, value] : [row, field, value, refusal]);
  }
  return [...blocks.values()].map(({ cells, ...place }) => ({ kind: "cells" as const, place, value: { cells } }));
}

async function raiseVersion(trx: Executor, tableId: string, before: number): Promise<number> {
  const version = before + 1;
  await trx.updateTable("tables").set({ version, updatedAt: new Date() }).where("id", "=", tableId).execute();
  return version;
}

/** Returns edits of the cells in some rows, and undo and redo of batches, in the order they were made. */
export async function editsOfRows(
  db: Executor,
  tableId: string,
  firstRow: number,
  rowCount: number,
): Promise<StoredEdit[]> {
  return await readEdits(
    selectEdits(db, tableId).where((where) =>
      where.or([
        where.and([where("rowIndex", ">=", firstRow), where("rowIndex", "<", firstRow + rowCount)]),
        where.and([
          where("kind", "=", "cells"),
          where("rowIndex", ">", firstRow - ROWS_OF_A_BLOCK),
          where("rowIndex", "<", firstRow),
        ]),
        where.and([where("rowIndex", "is", null), where("kind", "=", "hold")]),
      ]),
    ),
  );
}

/** Returns edits of whole columns in the order they were made. */
export async function columnEdits(db: Executor, tableId: string): Promise<StoredEdit[]> {
  return await readEdits(selectEdits(db, tableId).where("rowIndex", "is", null));
}

/** Returns edits of one kind that concern the whole table, and undo and redo of batches, in the order they were made. */
export async function tableEdits(db: Executor, tableId: string, kind: "reading" | "rows"): Promise<StoredEdit[]> {
  return await readEdits(selectEdits(db, tableId).where("rowIndex", "is", null).where("kind", "in", [kind, "hold"]));
}

/** Returns all edits up to a version in the order they were made. */
export async function editsUpTo(db: Executor, tableId: string, version: number): Promise<StoredEdit[]> {
  return await readEdits(selectEdits(db, tableId).where("version", "<=", version));
}

/** Returns the mark of the edits up to a version. */
export async function markOfEdits(db: Executor, tableId: string, version: number): Promise<LogMark> {
  const { count, last } = await db
    .selectFrom("edits")
    .select((select) => [select.fn.countAll().as("count"), select.fn.max("seq").as("last")])
    .where("tableId", "=", tableId)
    .where("version", "<=", version)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last: Number(last ?? 0) };
}

/** Returns the edits up to a version that were stored after another one, in the order they were made. */
export async function editsAfter(
  db: Executor,
  { tableId, version, seq }: Pick<StoredEdit, "tableId" | "version" | "seq">,
): Promise<LoggedEdit[]> {
  const rows = await db
    .selectFrom("edits")
    .select(["seq", "batch", "editUuid", ...EDIT_COLUMNS])
    .where("tableId", "=", tableId)
    .where("version", "<=", version)
    .where("seq", ">", seq)
    .orderBy("seq")
    .execute();
  return rows.map(fromRow);
}

/** Rejects if the log has an edit that this version of the product does not know. */
export async function readEdits(query: ReturnType<typeof selectEdits>): Promise<StoredEdit[]> {
  return (await query.execute()).map(fromRow);
}

export function selectEdits(db: Kysely<Schema>, tableId: string) {
  return selectAllEdits(db).where("tableId", "=", tableId).orderBy("seq");
}

function selectAllEdits(db: Kysely<Schema>) {
  return db
    .selectFrom("edits")
    .select(["seq", "tableId", "version", "editUuid", "batch", "session", "username", "dtUtc", ...EDIT_COLUMNS]);
}

async function findEdit(db: Executor, column: "editUuid" | "batch", id: string): Promise<StoredEdit | undefined> {
  const row = await selectAllEdits(db).where(column, "=", id).limit(1).executeTakeFirst();
  return row && fromRow(row);
}

function duplicateOf({ seq, version }: StoredEdit, differs: boolean): AppendedEdit {
  return { seq, version, duplicate: true, differs };
}

/** Whether both edits set the same to the same value, regardless of author and time. */
export function isSameEdit(known: EditInTable, edit: EditInTable): boolean {
  return isDeepStrictEqual(askedOf(known), askedOf(edit));
}

type EditInTable = Edit & Pick<NewEdit, "tableId">;

/** Returns the edit as it reads after it was stored, without what the server added. */
function askedOf(edit: EditInTable): unknown {
  const { tableId, kind, place } = edit;
  return JSON.parse(json([tableId, kind, place.row, place.column, askedValue(edit)]));
}
