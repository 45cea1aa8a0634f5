/**
 * Checks that the database file is intact, belongs to this program and has a known version. It opens the file for
 * reading only.
 */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readFileState } from "@limpid/database/upkeep";
import { type DataFolder, describeReason, listTableFolders, readSize } from "@limpid/files";
import { checkVersion } from "./check-version.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** Fields of a table's row that its files must match. */
export interface KnownTable {
  readonly id: string;
  readonly status: string;
  readonly source: string;
  readonly generation: number;
  readonly generationTry: string | null;
}

export interface DatabaseReport {
  readonly findings: readonly Finding[];
  /** Undefined if the tables cannot be read. */
  readonly tables?: readonly KnownTable[];
}

type Query = (sql: string) => readonly Readonly<Record<string, unknown>>[];

/** SQLite's further complaints add nothing new. */
const MAX_COMPLAINTS = 5;

export async function checkDatabase(folder: DataFolder): Promise<DatabaseReport> {
  const { databasePath } = folder;
  if (readSize(databasePath) === 0) return { findings: [checkAbsence(folder)] };
  const state = readFileState(databasePath);
  if (state.kind === "foreign") return { findings: [wrong(`"${databasePath}" is damaged: it is no SQLite database.`)] };
  const log = readSize(`${databasePath}-wal`);
  const findings: Finding[] = [];
  if (state.kind === "short")
    findings.push(wrong(`"${databasePath}" was cut: it has ${state.bytes} bytes of ${state.expectedBytes}.`));
  if (log > 0)
    findings.push(note(`Its log holds ${log} bytes that are not in the file yet; the next start takes them up.`));
  const opened = await readDatabase(databasePath, log === 0);
  return { ...opened, findings: [...findings, ...opened.findings] };
}

function checkAbsence({ path, databasePath }: DataFolder): Finding {
  const tables = listTableFolders(path).length;
  if (tables === 0) return note("There is no database yet; the first start makes one.");
  return wrong(
    `"${databasePath}" is missing or empty, but there are the files of ${tables} tables. Restore a backup of it.`,
  );
}

async function readDatabase(path: string, hasNoLog: boolean): Promise<DatabaseReport> {
  const { default: Database } = await import("libsql");
  const mode = hasNoLog && !existsSync(`${path}-shm`) ? "mode=ro&immutable=1" : "mode=ro";
  try {
    const database = new Database(`${pathToFileURL(path).href}?${mode}`);
    try {
      const query: Query = (sql) => database.prepare(sql).all() as ReturnType<Query>;
      return examine(query, path);
    } finally {
      database.close();
    }
  } catch (error) {
    return { findings: [damaged(path, describeReason(error))] };
  }
}

function examine(query: Query, path: string): DatabaseReport {
  const complaints = query(`pragma integrity_check(${MAX_COMPLAINTS})`).map((row) => String(Object.values(row)[0]));
  if (complaints.join() !== "ok") return { findings: [damaged(path, complaints.join("; "))] };
  if (query("select name from sqlite_master where name = 'tables'").length === 0)
    return { findings: [note(`"${path}" has no tables yet; the next start makes them.`)], tables: [] };
  const strays = query("pragma foreign_key_check").length;
  const findings = [
    fine(`The database "${path}" is whole.`),
    ...(strays > 0 ? [wrong(`${strays} edits belong to no table.`)] : []),
    ...checkVersion(query("select name from kysely_migration order by name").map(({ name }) => String(name))),
  ];
  const tables = query('select id, status, source, generation, generation_try as "generationTry" from tables');
  return { findings, tables: tables as unknown as KnownTable[] };
}

function damaged(path: string, complaint: string): Finding {
  return wrong(`"${path}" cannot be read, or is damaged. SQLite says: ${complaint}. Restore a backup of it.`);
}
