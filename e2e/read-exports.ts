/** Reads exported tables back with other people's software: each gives the titles and the rows as texts. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import * as xlsx from "@e965/xlsx";
import Papa from "papaparse";

/** Title → text; a cell without data is "". */
export type ExportedRow = Readonly<Record<string, string>>;

export function readCsv(bytes: Buffer): readonly ExportedRow[] {
  return Papa.parse<ExportedRow>(bytes.toString(), { header: true, skipEmptyLines: true }).data;
}

export function readJson(bytes: Buffer): readonly ExportedRow[] {
  return (JSON.parse(bytes.toString()) as Record<string, unknown>[]).map(toTexts);
}

export function readExcel(bytes: Buffer): readonly ExportedRow[] {
  const book = xlsx.read(bytes, { cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (sheet === undefined) throw new Error("The workbook has no sheet");
  return xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: null }).map(toTexts);
}

export async function readParquet(bytes: Buffer): Promise<readonly ExportedRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "limpid-e2e-"));
  const file = join(folder, "table.parquet");
  await writeFile(file, bytes);
  const instance = await DuckDBInstance.create(":memory:");
  try {
    const connection = await instance.connect();
    const reader = await connection.runAndReadAll(`select * from read_parquet('${file}')`);
    return reader.getRowObjectsJS().map(toTexts);
  } finally {
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

function toTexts(row: Readonly<Record<string, unknown>>): ExportedRow {
  return Object.fromEntries(Object.entries(row).map(([title, value]) => [title, toText(value)]));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
}
