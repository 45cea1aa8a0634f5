/** Stores the facts about each uploaded table, but not its cells. */

import { isDeepStrictEqual } from "node:util";
import { type CleaningSettings, type IngestChoices, STANDARD_SETTINGS } from "@limpid/table";
import type { Selectable, Updateable } from "kysely";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { ListedBy, OwnerDetails, Schema } from "../schema/schema.ts";
import { leaveCatalogue, lockEntry, refreshEntry } from "./catalogue.ts";
import { packColumns, type WithColumns, withColumns } from "./column-records.ts";
import { json, storableOrNull, storableText } from "./json.ts";
import { lockTable } from "./lock-table.ts";
import { forgetTableLists } from "./views.ts";

export type TableRecord = Readonly<WithColumns<Selectable<Schema["tables"]>>>;

export type TableRow = Selectable<Schema["tables"]>;

export interface NewTable {
  readonly id: string;
  readonly session: string;
  readonly username: string | null;
  readonly fileName: string | null;
  readonly source: string;
  /** Null for a private table. */
  readonly listedBy: ListedBy | null;
  readonly pageSize: number;
  readonly rowLimit: number;
  readonly uploadBytes?: number;
  /** Hash of the uploader's address. */
  readonly address?: string;
  /** Defaults to the standard settings. */
  readonly settings?: CleaningSettings;
  /** Choices of a person about the reading; default: none. */
  readonly askedChoices?: IngestChoices;
  /** Set if this is a new reading of the file of another table; it is as public as that one. */
  readonly reading?: {
    readonly previousId: string;
    readonly version: number;
    readonly ownerDetails: OwnerDetails;
  };
}

export type TablePatch = Partial<
  Omit<
    TableRecord,
    | "id"
    | "session"
    | "username"
    | "source"
    | "version"
    | "createdAt"
    | "pageSize"
    | "rowLimit"
    | "askedChoices"
    | "previousId"
    | "cleanAllAfter"
    | "address"
    | "listed"
  >
>;

export async function createTable(
  db: Executor,
  { reading, settings = STANDARD_SETTINGS, askedChoices = {}, uploadBytes = 0, address, ...table }: NewTable,
): Promise<TableRecord> {
  const listedBy = reading === undefined ? table.listedBy : await listedByOf(db, reading.previousId);
  const created = await db
    .insertInto("tables")
    .values({
      ...table,
      listed: listedBy !== null,
      listedBy,
      uploadBytes,
      address: address ?? null,
      username: storableOrNull(table.username),
      fileName: storableOrNull(table.fileName),
      status: "queued",
      numRows: 0,
      numColumns: 0,
      cleanedRows: 0,
      numPages: 0,
      name: storableOrNull(reading?.ownerDetails.name ?? null),
      description: storableOrNull(reading?.ownerDetails.description ?? null),
      tags: json(reading?.ownerDetails.tags ?? []),
      ownerDetails: json(reading?.ownerDetails ?? {}),
      parameters: json({}),
      warnings: json([]),
      clutter: json([]),
      columns: json([]),
      version: reading?.version ?? 1,
      previousId: reading?.previousId ?? null,
      askedChoices: json(askedChoices),
      choices: json({}),
      settings: json(settings),
      selectable: json({ entries: [], sheets: [], recordPaths: [] }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...created, columns: [] };
}

/** Locks the row, so that making it private at the same time waits and then includes the new reading. */
async function listedByOf(db: Executor, id: string): Promise<ListedBy | null> {
  return (await lockTable(db, id))?.listedBy ?? null;
}

export async function findTable(db: Executor, id: string): Promise<TableRecord | undefined> {
  for (let former: TableRow | undefined; ; ) {
    const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    const table = row && (await withColumns(db, row));
    if (row === undefined || table !== undefined) return table;
    // Columns that were replaced meanwhile have another row.
    if (isDeepStrictEqual(row.columns, former?.columns)) throw new Error(`Columns of the table ${id} are lost`);
    former = row;
  }
}

/** Adds the columns to rows; a table that was removed or changed meanwhile is read again. */
export async function readTables(db: Executor, rows: readonly TableRow[]): Promise<TableRecord[]> {
  const tables: TableRecord[] = [];
  for (const row of rows) {
    const table = (await withColumns(db, row)) ?? (await findTable(db, row.id));
    if (table !== undefined) tables.push(table);
  }
  return tables;
}

/** Returns the ids of all tables, including deleted ones. */
export async function tableIds(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom("tables").select("id").execute();
  return rows.map((row) => row.id);
}

export type OperatorTable = Pick<TableRecord, "id" | "listedBy" | "username" | "createdAt" | "name">;

/** Returns tables of one user, or all, oldest first, without deleted ones. */
export async function tablesForOperator(db: Executor, username?: string): Promise<OperatorTable[]> {
  return await db
    .selectFrom("tables")
    .select(["id", "listedBy", "username", "createdAt", "name"])
    .where("deletedAt", "is", null)
    .$if(username !== undefined, (query) => query.where("username", "=", storableText(username ?? "")))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export const UNFINISHED = ["queued", "running"] as const;
/** Columns that the catalogue uses, beside those of the table. */
const IN_CATALOGUE = ["name", "description", "tags", "listedBy", "status", "nextId", "deletedAt", "damaged"] as const;

/**
 * Updates the given columns and the catalogue. Returns false if there is no such table, or, for changes restricted to
 * uncleaned tables, if it is cleaned.
 */
export async function updateTable(
  db: Executor,
  id: string,
  { columns, ...patch }: TablePatch,
  { isUnfinished = false } = {},
): Promise<boolean> {
  const packed = columns && packColumns(id, columns);
  return await inTransaction(db, async (trx) => {
    const updated = await trx
      .updateTable("tables")
      .set({ ...toRow(patch), ...(packed !== undefined && { columns: packed.inRow }) })
      .where("id", "=", id)
      .$if(isUnfinished, (update) => update.where("status", "in", UNFINISHED))
      .returning("status")
      .executeTakeFirst();
    if (updated !== undefined) await packed?.store(trx);
    if (updated?.status === "done" && (columns !== undefined || IN_CATALOGUE.some((name) => patch[name] !== undefined)))
      await refreshEntry(trx, id);
    return updated !== undefined;
  });
}

/** Stores details of the owner over earlier ones. Visibility applies to all readings of its file. */
export async function describeTable(db: Executor, id: string, details: OwnerDetails): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (details.listed !== undefined) await listReadings(trx, id, details.listed ? "owner" : null, details.listed);
    const table = await lockTable(trx, id);
    const ownerDetails = { ...table?.ownerDetails, ...details };
    const { autoAccept: _autoAccept, listed: _listed, ...ofTable } = details;
    await updateTable(trx, id, { ...ofTable, ownerDetails, updatedAt: new Date() });
  });
}

/** Makes a table public or private on behalf of the operator. */
export async function listTable(db: Executor, id: string, listedBy: Exclude<ListedBy, "owner"> | null): Promise<void> {
  await inTransaction(db, (trx) => listReadings(trx, id, listedBy, undefined));
}

/** Includes older readings: that of a private file must not be found when the newer one is deleted. */
async function listReadings(
  trx: Executor,
  id: string,
  listedBy: ListedBy | null,
  decided: boolean | undefined,
): Promise<void> {
  const ids = await readingsOfFile(trx, id);
  const detailsOf = new Map<string, OwnerDetails>();
  for (const each of ids) {
    const { listed: _former, ...rest } = (await lockTable(trx, each))?.ownerDetails ?? {};
    detailsOf.set(each, decided === undefined ? rest : { ...rest, listed: decided });
  }
  for (const each of ids) await lockEntry(trx, each);
  for (const each of ids) await updateTable(trx, each, { listedBy, ownerDetails: detailsOf.get(each) ?? {} });
  if (listedBy === null) await forgetTableLists(trx, ids);
}

/**
 * Returns the table, the ones it was read again from, and the ones read again from it, in the order in which they are
 * locked.
 */
async function readingsOfFile(db: Executor, id: string): Promise<readonly string[]> {
  const known = new Set([id]);
  for (let added: readonly string[] = [id]; added.length > 0; ) {
    const found = await db
      .selectFrom("tables")
      .select(["id", "previousId", "nextId"])
      .where((where) => where.or([where("id", "in", added), where("previousId", "in", added)]))
      .execute();
    const ids = found.flatMap((table) => [table.id, table.previousId, table.nextId]);
    added = ids.filter((each): each is string => each !== null && !known.has(each));
    for (const each of added) known.add(each);
  }
  return [...known].sort();
}

/** Removes the table with its edits and unlinks its other readings. Files and events are removed separately. */
export async function deleteTable(db: Executor, id: string): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    const former = await trx
      .updateTable("tables")
      .set({ nextId: null })
      .where("nextId", "=", id)
      .returning("id")
      .execute();
    await trx.updateTable("tables").set({ previousId: null }).where("previousId", "=", id).execute();
    const { numDeletedRows } = await trx.deleteFrom("tables").where("id", "=", id).executeTakeFirst();
    await leaveCatalogue(trx, id);
    for (const table of former) await refreshEntry(trx, table.id);
    return numDeletedRows > 0n;
  });
}

/** Returns tables deleted until a time, except those with a running job. */
export async function tablesDeletedUntil(db: Executor, time: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where("deletedAt", "<=", time)
    .where("status", "in", ["done", "failed"])
    .where("cleanAllAfter", "is", null)
    .orderBy("deletedAt")
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Returns tables without a known user that have not changed since a time, except deleted ones and those with a running
 * job.
 */
export async function tablesExpired(db: Executor, time: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where((where) => where(where.fn.coalesce("updatedAt", "createdAt"), "<", time))
    .where("username", "is", null)
    .where("deletedAt", "is", null)
    .where("status", "in", ["done", "failed"])
    .where("cleanAllAfter", "is", null)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns tables created before a time that could not be read. */
export async function tablesFailedBefore(db: Executor, time: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where("createdAt", "<", time)
    .where("status", "=", "failed")
    .execute();
  return rows.map((row) => row.id);
}

/** Returns tables known to have an unreadable file. */
export async function damagedTables(db: Executor): Promise<TableRecord[]> {
  return await readTables(db, await db.selectFrom("tables").selectAll().where("damaged", "is not", null).execute());
}

/** Returns tables that wait for cleaning or are being cleaned, the first time or to the last row, oldest first. */
export async function unfinishedTables(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where((where) => where("status", "in", UNFINISHED).or("cleanAllAfter", "is not", null))
    .orderBy("createdAt")
    .execute();
  return rows.map((row) => row.id);
}

const TEXTS = ["name", "description", "fileName", "error"] as const;
const JSONS = [
  "tags",
  "parameters",
  "warnings",
  "clutter",
  "choices",
  "selectable",
  "settings",
  "ownerDetails",
] as const;

function toRow(patch: Omit<TablePatch, "columns">): Updateable<Schema["tables"]> {
  const row: Record<string, unknown> = { ...patch };
  if (patch.listedBy !== undefined) row.listed = patch.listedBy !== null;
  for (const name of TEXTS) {
    const text = patch[name];
    if (typeof text === "string") row[name] = storableText(text);
  }
  for (const name of JSONS) {
    if (patch[name] !== undefined) row[name] = json(patch[name]);
  }
  return row;
}
