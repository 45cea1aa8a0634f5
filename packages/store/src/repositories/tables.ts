/** What is known of each uploaded table, but not its cells. */

import { type CleaningSettings, type IngestChoices, STANDARD_SETTINGS } from "@limpid/table";
import type { Selectable, Updateable } from "kysely";
import type { Schema } from "../database/schema.ts";
import { json, storableOrNull, storableText } from "./json.ts";
import type { Executor } from "./transaction.ts";

export type TableRecord = Readonly<Selectable<Schema["tables"]>>;

export interface NewTable {
  readonly id: string;
  readonly session: string;
  readonly username: string | null;
  readonly fileName: string | null;
  readonly source: string;
  readonly listed: boolean;
  readonly pageSize: number;
  readonly rowLimit: number;
  /** Left out, those of most tables. */
  readonly settings?: CleaningSettings;
  /** Where this is a new reading of the file of another table. */
  readonly reading?: { readonly previousId: string; readonly version: number; readonly askedChoices: IngestChoices };
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
  >
>;

export async function createTable(
  db: Executor,
  { reading, settings = STANDARD_SETTINGS, ...table }: NewTable,
): Promise<TableRecord> {
  return await db
    .insertInto("tables")
    .values({
      ...table,
      username: storableOrNull(table.username),
      fileName: storableOrNull(table.fileName),
      status: "queued",
      numRows: 0,
      numColumns: 0,
      cleanedRows: 0,
      numPages: 0,
      tags: json([]),
      parameters: json({}),
      warnings: json([]),
      clutter: json([]),
      columns: json([]),
      version: reading?.version ?? 1,
      previousId: reading?.previousId ?? null,
      askedChoices: json(reading?.askedChoices ?? {}),
      choices: json({}),
      settings: json(settings),
      selectable: json({ entries: [], sheets: [], recordPaths: [] }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findTable(db: Executor, id: string): Promise<TableRecord | undefined> {
  return await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes what is given and leaves the rest. False when there is no such table. */
export async function updateTable(db: Executor, id: string, patch: TablePatch): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("tables").set(toRow(patch)).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the table with its edits and events. Its files are removed apart. */
export async function deleteTable(db: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("tables").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Tables that wait for cleaning or were being cleaned, the first time or to the last row, oldest first. */
export async function unfinishedTables(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom("tables")
    .select("id")
    .where((where) => where("status", "in", ["queued", "running"]).or("cleanAllAfter", "is not", null))
    .orderBy("createdAt")
    .execute();
  return rows.map((row) => row.id);
}

const TEXTS = ["name", "description", "fileName", "error"] as const;
const JSONS = ["tags", "parameters", "warnings", "clutter", "columns", "choices", "selectable", "settings"] as const;

function toRow(patch: TablePatch): Updateable<Schema["tables"]> {
  const row: Record<string, unknown> = { ...patch };
  for (const name of TEXTS) {
    const text = patch[name];
    if (typeof text === "string") row[name] = storableText(text);
  }
  for (const name of JSONS) {
    if (patch[name] !== undefined) row[name] = json(patch[name]);
  }
  return row;
}
