/** Implements `limpid gc`, which finds and removes files of an installation that belong to nothing. */
import { resolve } from "node:path";
import { openDatabase } from "@limpid/database";
import { inPostgres } from "@limpid/database/upkeep";
import {
  CannotOpen,
  dataFolder,
  filesBelow,
  type Installation,
  isCleaned,
  isLeftover,
  isOfAnotherTry,
  openFiles,
  readSize,
  type StoredFile,
  type StoredFiles,
  type TableStock,
  takeStock,
  USED,
} from "@limpid/files";
import type { KnownTable } from "../doctor/check-database.ts";
import { knownTables, readMigrations } from "../doctor/check-postgres.ts";

/** Files that are just being written may belong to nothing yet. */
const GRACE_MS = 60 * 60_000;
/** Longest time that another process may write without visible progress. */
const WRITING_MS = 24 * 60 * 60_000;

export interface Garbage {
  /**
   * `upload` is part of an upload that never became a table; `lost` is a cleaned table unknown to the database; `view`
   * is a result unknown to it; `failed` belongs to a table that could not be read; `leftover` comes from an interrupted
   * writer; `mark` records the use of a file that is gone.
   */
  readonly kind: "upload" | "lost" | "view" | "failed" | "leftover" | "mark";
  /** Key of a file or a folder. */
  readonly key: string;
  readonly bytes: number;
}

export interface CollectOptions extends Installation {
  /** Reports without removing anything. */
  readonly isTrial: boolean;
  /** Whether to remove cleaned tables that the database does not know; otherwise they are only reported. */
  readonly alsoLost: boolean;
  readonly now: Date;
}

interface Known {
  readonly tables: ReadonlyMap<string, KnownTable>;
  readonly views: ReadonlySet<string>;
}

interface Stored {
  readonly tables: ReadonlyMap<string, TableStock>;
  readonly views: ReadonlyMap<string, TableStock>;
  /** Uploads that are still arriving. */
  readonly incoming: readonly StoredFile[];
  readonly marks: readonly StoredFile[];
}

/**
 * Rejects with `CannotOpen` if there is no database, or a service uses the SQLite file. With PostgreSQL, other
 * processes may be at work.
 */
export async function collectGarbage(options: CollectOptions): Promise<readonly Garbage[]> {
  const { databaseUrl } = options;
  const files = await openFiles(options);
  try {
    if (databaseUrl === undefined) return await collectBesideSqlite(files, options);
    // Lists files before tables, so that a file that appears in between belongs to something.
    const stored = await listStored(files);
    const known = await inPostgres(databaseUrl, "read", async (ask) => {
      if ((await readMigrations(ask)).length === 0) return knownOf([], []);
      return knownOf(await knownTables(ask), await ask("select id::text from views"));
    });
    requireOwnDatabase(stored, known);
    return await collect(files, stored, known, options);
  } finally {
    files.close();
  }
}

async function collectBesideSqlite(files: StoredFiles, options: CollectOptions): Promise<readonly Garbage[]> {
  const dataDir = resolve(options.dataDir);
  const { databasePath } = dataFolder(dataDir);
  if (readSize(databasePath) === 0)
    throw new CannotOpen(`There is no database "${databasePath}", so it is not known what is in use`);
  const log = { info: () => undefined, warn: () => undefined };
  const database = await openDatabase({ dataDir, log });
  try {
    const tables = await database.db
      .selectFrom("tables")
      .select(["id", "status", "source", "generation", "generationTry"])
      .execute();
    const known = knownOf(tables, await database.db.selectFrom("views").select("id").execute());
    return await collect(files, await listStored(files), known, options);
  } finally {
    await database.close();
  }
}

function knownOf(tables: readonly KnownTable[], views: readonly Readonly<Record<string, unknown>>[]): Known {
  return {
    tables: new Map(tables.map((table) => [table.id, table])),
    views: new Set(views.map(({ id }) => String(id))),
  };
}

/** A database without tables belongs to another installation, or is a new one in place of a lost one. */
function requireOwnDatabase({ tables }: Stored, known: Known): void {
  const cleaned = [...tables.values()].filter(isCleaned).length;
  if (known.tables.size > 0 || cleaned === 0) return;
  throw new CannotOpen(
    `The PostgreSQL of DATABASE_URL has no tables, but the files of ${cleaned} ${cleaned === 1 ? "table" : "tables"} ` +
      "are stored. Put the database back from a backup, or set DATABASE_URL to the one that they belong to",
  );
}

async function listStored(files: StoredFiles): Promise<Stored> {
  return {
    tables: await takeStock(files, "tables"),
    views: await takeStock(files, "views"),
    incoming: await filesBelow(files, ["incoming/"]),
    marks: await filesBelow(files, [USED]),
  };
}

async function collect(
  files: StoredFiles,
  stored: Stored,
  known: Known,
  { isTrial, alsoLost, now, databaseUrl }: CollectOptions,
): Promise<readonly Garbage[]> {
  const isOld = ({ changedAt }: StoredFile, ms = GRACE_MS): boolean => now.getTime() - changedAt.getTime() > ms;
  const writingMs = databaseUrl === undefined ? GRACE_MS : WRITING_MS;
  const [taken, kept] = splitByOwner(stored, known);
  const folders = taken.flatMap(({ kind, stock }): Garbage[] => {
    const all = [...stock.files.values()];
    return all.every((file) => isOld(file)) ? [{ kind, key: stock.folder, bytes: bytesOf(all) }] : [];
  });
  const written = kept.flatMap(({ stock, table }) => {
    const isLeft = (name: string): boolean => isLeftover(name) || (table !== undefined && isOfAnotherTry(name, table));
    return [...stock.files].flatMap(([name, file]) => (isLeft(name) ? file : []));
  });
  const leftovers = [...written, ...stored.incoming].filter((file) => isOld(file, writingMs));
  const marks = marksOfNothing(stored).filter((file) => isOld(file));
  const found = [
    ...folders,
    ...leftovers.map(({ key, bytes }): Garbage => ({ kind: "leftover", key, bytes })),
    ...marks.map(({ key, bytes }): Garbage => ({ kind: "mark", key, bytes })),
  ];
  for (const { kind, key } of found) if (!isTrial && (kind !== "lost" || alsoLost)) await files.remove(key);
  return found;
}

interface Unowned {
  readonly kind: Garbage["kind"];
  readonly stock: TableStock;
}

interface Owned {
  readonly stock: TableStock;
  /** Undefined for a view. */
  readonly table?: KnownTable;
}

/** Splits folders into those that belong to nothing and those of tables and views. */
function splitByOwner({ tables, views }: Stored, known: Known): readonly [readonly Unowned[], readonly Owned[]] {
  const unowned: Unowned[] = [];
  const owned: Owned[] = [];
  for (const [id, stock] of tables) {
    const table = known.tables.get(id);
    if (table === undefined) unowned.push({ kind: isCleaned(stock) ? "lost" : "upload", stock });
    else if (table.status === "failed") unowned.push({ kind: "failed", stock });
    else owned.push({ stock, table });
  }
  for (const [id, stock] of views) {
    if (known.views.has(id)) owned.push({ stock });
    else unowned.push({ kind: "view", stock });
  }
  return [unowned, owned];
}

function marksOfNothing({ tables, views, marks }: Stored): readonly StoredFile[] {
  const all = [...tables.values(), ...views.values()].flatMap(({ files }) => [...files.values()]);
  const keys = new Set(all.map(({ key }) => key));
  return marks.filter(({ key }) => !keys.has(key.slice(USED.length)));
}

function bytesOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
