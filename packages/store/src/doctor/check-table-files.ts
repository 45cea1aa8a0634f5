/** The tables of the database held against the files beside it. */
import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { isSetAside } from "../files/set-aside.ts";
import { TABLE_FILES, tableKey } from "../files/table-files.ts";
import { withDuckDb } from "../parquet/duckdb.ts";
import { checkFormat, SINCE, UnknownFormat } from "../parquet/format-version.ts";
import { isFormer } from "../parquet/former-review.ts";
import { listTableFolders, sizeOf } from "../sqlite/data-folder.ts";
import type { KnownTable } from "./check-database.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** More of the same kind are only counted. */
const MAX_NAMED = 10;
const PARQUET = "PAR1";

export interface TableFault {
  readonly text: string;
  /** The file of a table that is missing or damaged; null where it is something else, which concerns no table alone. */
  readonly damaged: { readonly table: string; readonly file: string } | null;
}

export async function checkTableFiles(root: string, tables: readonly KnownTable[]): Promise<Finding[]> {
  const faults = (await faultsOfTables(root, tables)).map(({ text }) => text);
  const findings = faults.slice(0, MAX_NAMED).map(wrong);
  if (faults.length > MAX_NAMED) findings.push(wrong(`… and ${faults.length - MAX_NAMED} more like these.`));
  if (faults.length === 0) findings.push(fine(`All ${tables.length} tables have their files.`));
  const unused = strangersIn(root, tables).filter((id) => !isCleaned(root, id));
  if (unused.length > 0)
    findings.push(note(`${unused.length} folders of uploads that never became a table can be removed.`));
  const aside = tables.flatMap(({ id }) => asideOf(root, id));
  if (aside.length > 0)
    findings.push(
      note(`${aside.length} damaged files of tables were set aside (*.parquet.damaged-…) and are not used.`),
    );
  return findings;
}

export async function faultsOfTables(root: string, tables: readonly KnownTable[]): Promise<TableFault[]> {
  const lost = strangersIn(root, tables).filter((id) => isCleaned(root, id));
  return [
    ...tables.flatMap((table) => missingFiles(root, table)),
    ...(await unreadableFiles(tables.flatMap(({ id }) => listParquet(root, id)))),
    ...lost.map((id) => ({
      text: `The folder "${folderOf(root, id)}" has a cleaned table that the database does not know.`,
      damaged: null,
    })),
  ];
}

function strangersIn(root: string, tables: readonly KnownTable[]): readonly string[] {
  const known = new Set(tables.map(({ id }) => id));
  return listTableFolders(root).filter((id) => !known.has(id));
}

function asideOf(root: string, id: string): readonly string[] {
  return listNames(folderOf(root, id)).filter(isSetAside);
}

function missingFiles(root: string, table: KnownTable): TableFault[] {
  const missing = expectedFiles(table).filter((name) => sizeOf(pathOf(root, table.id, name)) === 0);
  if (missing.length === 0) return [];
  const folder = folderOf(root, table.id);
  const isAside = missing.some((name) => asideOf(root, table.id).some((aside) => aside.startsWith(name)));
  const why = isAside ? "; what was there is damaged and was set aside" : "";
  return missing.map((file) => ({
    text: `The table ${table.id} lacks ${file} in "${folder}"${why}.`,
    damaged: { table: table.id, file },
  }));
}

function expectedFiles({ status, source, generation }: KnownTable): string[] {
  if (status === "failed") return [];
  if (status !== "done") return source === "url" ? [] : [TABLE_FILES.upload];
  const suffix = generation === 0 ? "" : `-g${generation}`;
  return [TABLE_FILES.ingest, `clean${suffix}.parquet`, `review${suffix}.parquet`];
}

function listParquet(root: string, id: string): string[] {
  const names = listNames(folderOf(root, id)).filter((name) => name.endsWith(".parquet"));
  return names.map((name) => pathOf(root, id, name));
}

/** A Parquet file ends with the same four letters as it begins with; what is between says in which format it is. */
async function unreadableFiles(paths: readonly string[]): Promise<TableFault[]> {
  const cut = (path: string): boolean => lastLetters(path) !== PARQUET;
  const faults = paths.filter(cut).map((path) => damagedAt(path, `The file "${path}" is cut or damaged.`));
  const whole = paths.filter((path) => !cut(path));
  if (whole.length === 0) return faults;
  return await withDuckDb(async (connection) => {
    for (const path of whole) faults.push(...(await faultsOf(connection, path)));
    return faults;
  });
}

/** Files of a table lie in its folder. */
function damagedAt(path: string, text: string): TableFault {
  return { text, damaged: { table: basename(dirname(path)), file: basename(path) } };
}

async function faultsOf(connection: DuckDBConnection, path: string): Promise<TableFault[]> {
  const plain = plainBeside(path);
  try {
    await checkFormat(connection, plain === undefined ? SINCE.texts : SINCE.review, path);
  } catch (error) {
    // A review of the format before is written anew when somebody asks for it.
    if (plain !== undefined && isFormer(error)) return [];
    if (error instanceof UnknownFormat) return [{ text: error.message, damaged: null }];
    return [damagedAt(path, `The file "${path}" is damaged.`)];
  }
  if (plain === undefined || existsSync(plain)) return [];
  return [damagedAt(plain, `The file "${path}" lacks "${basename(plain)}" beside it.`)];
}

/** Where the plain cells of a review are; undefined for other files. */
function plainBeside(path: string): string | undefined {
  const name = basename(path);
  return name.startsWith("review") ? join(dirname(path), name.replace("review", "plain")) : undefined;
}

function lastLetters(path: string): string {
  const bytes = Buffer.alloc(PARQUET.length);
  const file = openSync(path, "r");
  try {
    readSync(file, bytes, 0, bytes.length, Math.max(0, sizeOf(path) - bytes.length));
    return bytes.toString("latin1");
  } finally {
    closeSync(file);
  }
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function isCleaned(root: string, id: string): boolean {
  return existsSync(join(root, "tables", id.slice(0, 2), id, TABLE_FILES.clean));
}

function folderOf(root: string, id: string): string {
  return dirname(pathOf(root, id, "any"));
}

function pathOf(root: string, id: string, name: string): string {
  return join(root, tableKey(id, name));
}
