/** Exports a finished table in every format. Small tables are read back cell by cell. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { EXPORT_FORMATS, type ExportFormat } from "@limpid/contract";
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";
import { sourceFromParquet } from "@limpid/tables";
import type { TestServer } from "../../tools/testing/start-server.ts";
import { knownRow } from "../support/generate-table.ts";

const READ_BACK_ROWS = 10_000;

/** Each export by its format: the first time, when the file is made. */
export async function timeExports(server: TestServer, job: string, rows: number): Promise<Record<string, object>> {
  const times: Record<string, object> = {};
  for (const format of EXPORT_FORMATS) {
    const started = performance.now();
    const response = await fetch(`${server.url}/api/v1/get/${job}/${format}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const ms = performance.now() - started;
    assert.equal(response.status, 200);
    if (rows <= READ_BACK_ROWS) assert.deepEqual(await readBack(format, bytes, server.dataDir), expectedRows(rows));
    times[format] = { ms, megabytes: bytes.length / 1e6 };
  }
  return times;
}

function expectedRows(rows: number): string[][] {
  return Array.from({ length: rows }, (_, row) => knownRow(row).map((cell, column) => comparable(cell.clean, column)));
}

async function readBack(format: ExportFormat, bytes: Uint8Array, folder: string): Promise<string[][]> {
  const rows = format === "parquet" ? await parquetRows(bytes, folder) : await ingestedRows(bytes);
  return rows.map((row) => row.map((value, column) => comparable(String(value), column)));
}

async function ingestedRows(bytes: Uint8Array): Promise<string[][]> {
  const outcome = await ingest(bytes);
  assert(outcome.kind === "table");
  const { rowCount, columns } = outcome.table;
  return Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)));
}

async function parquetRows(bytes: Uint8Array, folder: string): Promise<unknown[][]> {
  const path = `${folder}/read-back.parquet`;
  writeFileSync(path, bytes);
  const rows: unknown[][] = [];
  for await (const batch of (await sourceFromParquet(path)).batches) for (const row of batch) rows.push([...row]);
  return rows;
}

/** Typed formats write 12.50 as 12.5 and true as TRUE; identifiers must keep their zeros. */
function comparable(text: string, column: number): string {
  const isNumber = column > 0 && /^\d+(\.\d+)?$/.test(text);
  return isNumber ? String(Number(text)) : text.toLowerCase();
}
