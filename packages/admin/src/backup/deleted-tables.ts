/** Tables that were deleted while a backup copied their files are taken out of the copy, as if it had begun later. */
import { pathToFileURL } from "node:url";
import { inPostgres } from "@limpid/database/upkeep";

/** Returns those of the tables that the database of the service no longer has. */
export async function findDeletedInPostgres(databaseUrl: string, ids: readonly string[]): Promise<readonly string[]> {
  const kept = await inPostgres(databaseUrl, "read", (ask) => ask("select id from tables where id = any($1)", [ids]));
  return without(ids, kept);
}

export async function findDeletedInSqlite(path: string, ids: readonly string[]): Promise<readonly string[]> {
  const { default: Database } = await import("libsql");
  const database = new Database(`${pathToFileURL(path).href}?mode=ro`);
  try {
    const places = ids.map(() => "?").join(", ");
    const kept = database.prepare(`select id from tables where id in (${places})`).all([...ids]);
    return without(ids, kept as { id: string }[]);
  } finally {
    database.close();
  }
}

function without(ids: readonly string[], kept: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  const known = new Set(kept.map(({ id }) => String(id)));
  return ids.filter((id) => !known.has(id));
}

/** Removes the rows of tables, with all rows that belong to them, from the database of a copy. */
export async function removeRows(databasePath: string, ids: readonly string[]): Promise<void> {
  const { default: Database } = await import("libsql");
  const database = new Database(databasePath);
  try {
    database.exec("pragma foreign_keys = on");
    const remove = database.prepare("delete from tables where id = ?");
    for (const id of ids) remove.run([id]);
  } finally {
    database.close();
  }
}
