/** Compares the tables of the database with the stored files. */
import { closeSync, openSync, readSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  cleanedNames,
  ignoreMissing,
  isCleaned,
  isSetAside,
  readSize,
  type StoredFiles,
  TABLE_FILES,
  type TableStock,
  takeStock,
} from "@limpid/files";
import { checkFormat, UnknownFormat, withDuckDb } from "@limpid/tables";
import type { KnownTable } from "./check-database.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** Further faults of the same kind are only counted. */
const MAX_NAMED = 10;
const PARQUET = "PAR1";

export interface TableFault {
  readonly text: string;
  /** Table that the files belong to; null if none is known. */
  readonly table: string | null;
  /** The missing or damaged file of a table; null for faults that do not concern a single table. */
  readonly damaged: { readonly table: string; readonly file: string } | null;
}

type Stock = ReadonlyMap<string, TableStock>;

interface TableFile {
  readonly table: string;
  readonly name: string;
  readonly key: string;
}

/** `tablesNow` reads the tables again, so that changes by servers since the first reading are no faults. */
export async function checkTableFiles(
  files: StoredFiles,
  tables: readonly KnownTable[],
  tablesNow: () => Promise<readonly KnownTable[]>,
): Promise<Finding[]> {
  const stock = await takeStock(files, "tables");
  const faults = await lastingFaults({ files, stock, tables }, tablesNow);
  const findings = faults.slice(0, MAX_NAMED).map(({ text }) => wrong(text));
  if (faults.length > MAX_NAMED) findings.push(wrong(`… and ${faults.length - MAX_NAMED} more like these.`));
  if (faults.length === 0) findings.push(fine(`All ${tables.length} tables have their files.`));
  const unused = strangersIn(stock, tables).filter((table) => !isCleaned(table));
  if (unused.length > 0)
    findings.push(note(`${unused.length} folders of uploads that never became a table can be removed.`));
  const aside = tables.flatMap(({ id }) => asideOf(stock.get(id)));
  if (aside.length > 0)
    findings.push(
      note(`${aside.length} damaged files of tables were set aside (*.parquet.damaged-…) and are not used.`),
    );
  return findings;
}

export async function faultsOfTables(files: StoredFiles, tables: readonly KnownTable[]): Promise<TableFault[]> {
  return await faultsOfStock({ files, stock: await takeStock(files, "tables"), tables });
}

interface Held {
  readonly files: StoredFiles;
  readonly stock: Stock;
  readonly tables: readonly KnownTable[];
}

async function lastingFaults(
  held: Held,
  tablesNow: () => Promise<readonly KnownTable[]>,
): Promise<readonly TableFault[]> {
  const faults = await faultsOfStock(held);
  if (faults.length === 0) return [];
  const suspects = new Set(faults.flatMap(({ table }) => table ?? []));
  const stock = await takeStock(held.files, "tables");
  const still = await faultsOfStock({ ...held, stock, tables: await tablesNow() }, suspects);
  const texts = new Set(still.map(({ text }) => text));
  return faults.filter(({ text }) => texts.has(text));
}

/** Checks the files of all tables, or only those of the suspects. */
async function faultsOfStock({ files, stock, tables }: Held, suspects?: ReadonlySet<string>): Promise<TableFault[]> {
  const looked = tables.filter(({ id }) => suspects?.has(id) ?? true);
  const lost = strangersIn(stock, tables).filter(isCleaned);
  return [
    ...looked.flatMap((table) => missingFiles(files, stock.get(table.id), table)),
    ...(await unreadableFiles(files, stock, looked)),
    ...lost.map(({ folder }) => ({
      text: `The folder "${nameOfFolder(files, folder)}" has a cleaned table that the database does not know.`,
      table: null,
      damaged: null,
    })),
  ];
}

function strangersIn(stock: Stock, tables: readonly KnownTable[]): readonly TableStock[] {
  const known = new Set(tables.map(({ id }) => id));
  return [...stock].flatMap(([id, table]) => (known.has(id) ? [] : table));
}

function asideOf(table: TableStock | undefined): readonly string[] {
  return [...(table?.files.keys() ?? [])].filter(isSetAside);
}

function missingFiles(files: StoredFiles, stored: TableStock | undefined, table: KnownTable): TableFault[] {
  const missing = expectedFiles(table).filter((name) => (stored?.files.get(name)?.bytes ?? 0) === 0);
  if (missing.length === 0) return [];
  const isAside = missing.some((name) => asideOf(stored).some((aside) => aside.startsWith(name)));
  const why = isAside ? "; what was there is damaged and was set aside" : "";
  const folder = nameOfFolder(files, folderOf(table.id));
  return missing.map((file) => ({
    text: `The table ${table.id} lacks ${file} in "${folder}"${why}.`,
    table: table.id,
    damaged: { table: table.id, file },
  }));
}

function expectedFiles({ status, source, ...cleaned }: KnownTable): string[] {
  if (status === "failed") return [];
  if (status !== "done") return source === "url" ? [] : [TABLE_FILES.upload];
  const { clean, review } = cleanedNames(cleaned);
  return [TABLE_FILES.ingest, clean, review];
}

async function unreadableFiles(
  files: StoredFiles,
  stock: Stock,
  tables: readonly KnownTable[],
): Promise<readonly TableFault[]> {
  const parquet = tables.flatMap(({ id }): TableFile[] => {
    const all = [...(stock.get(id)?.files ?? [])].filter(([name]) => /^[^/]+\.parquet$/.test(name));
    return all.map(([name, { key }]) => ({ table: id, name, key }));
  });
  if (parquet.length === 0) return [];
  return await withDuckDb(async (connection) => {
    const faults: TableFault[] = [];
    for (const file of parquet)
      faults.push(
        ...(await withLocal(files, file.key, (path) => faultsOfFile(file, path, { connection, files, stock }))),
      );
    return faults;
  });
}

/**
 * Passes null as `path` if the content differs from what was stored. A file that has been removed meanwhile is no
 * fault.
 */
async function withLocal(
  files: StoredFiles,
  key: string,
  look: (path: string | null) => Promise<TableFault[]>,
): Promise<TableFault[]> {
  const path = files.pathOf(key);
  if (path !== undefined) return (await ignoreMissing(look(path))) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "limpid-doctor-"));
  try {
    const copy = join(folder, basename(key));
    const state = await files.copyTo(key, copy);
    if (state === "gone") return [];
    return await look(state === "damaged" ? null : copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Known {
  readonly connection: Parameters<typeof checkFormat>[0];
  readonly files: StoredFiles;
  readonly stock: Stock;
}

/** A Parquet file ends with the same four letters that it begins with; its metadata states the format version. */
async function faultsOfFile(
  { table, name, key }: TableFile,
  path: string | null,
  { connection, files, stock }: Known,
): Promise<TableFault[]> {
  const shown = files.nameOf(key);
  const damaged = (text: string, file = name): TableFault[] => [{ text, table, damaged: { table, file } }];
  if (path === null || lastLetters(path) !== PARQUET) return damaged(`The file "${shown}" is cut or damaged.`);
  const plain = name.startsWith("review") ? name.replace("review", "plain") : undefined;
  try {
    await checkFormat(connection, path);
  } catch (error) {
    if (error instanceof UnknownFormat) return [{ text: error.message.replace(path, shown), table, damaged: null }];
    return damaged(`The file "${shown}" is damaged.`);
  }
  if (plain === undefined || stock.get(table)?.files.has(plain) === true) return [];
  return damaged(`The file "${shown}" lacks "${plain}" beside it.`, plain);
}

function lastLetters(path: string): string {
  const bytes = Buffer.alloc(PARQUET.length);
  const file = openSync(path, "r");
  try {
    readSync(file, bytes, 0, bytes.length, Math.max(0, readSize(path) - bytes.length));
    return bytes.toString("latin1");
  } finally {
    closeSync(file);
  }
}

function folderOf(id: string): string {
  return `tables/${id.slice(0, 2)}/${id}/`;
}

function nameOfFolder(files: StoredFiles, folder: string): string {
  return files.nameOf(folder.slice(0, -1));
}
