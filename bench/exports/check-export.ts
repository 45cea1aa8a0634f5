/** Whether an export holds the rows of the generated table, as other readers than the product's own see it. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import type { ExportFormat } from "@limpid/contract";
import { knownRow, TITLES } from "../support/generate-table.ts";

export async function checkExport(format: ExportFormat, bytes: Uint8Array, rows: number): Promise<void> {
  const [id = "", , , , day = "", , email = ""] = knownRow(rows - 1).map(({ clean }) => clean);
  if (format === "excel") return await checkWorkbook(bytes, { rows, texts: [id, email] });
  if (format === "parquet") return await checkParquet(bytes, { rows, last: [id, day, email] });
  const lines = linesOf(bytes);
  // JSON has a line of its own for each bracket, CSV one for the titles.
  assert.equal(lines.count, rows + (format === "json" ? 2 : 1));
  const last = lines.last(format === "json" ? 2 : 1);
  if (format === "csv")
    assert.deepEqual([last.split(",")[0], last.split(",")[4], last.split(",")[6]], [id, day, email]);
  else assert.deepEqual(pick(JSON.parse(last), ["id", "ordered", "email"]), [id, day, email]);
}

/** No text of the generated table has a line break. */
function linesOf(bytes: Uint8Array): { readonly count: number; readonly last: (place: number) => string } {
  let count = 0;
  for (const byte of bytes) if (byte === 10) count++;
  const tail = Buffer.from(bytes.subarray(-10_000)).toString("utf8").trimEnd().split(/\r?\n/);
  return { count, last: (place) => tail.at(-place) ?? "" };
}

function pick(record: Record<string, unknown>, keys: readonly string[]): unknown[] {
  return keys.map((key) => record[key]);
}

async function checkParquet(
  bytes: Uint8Array,
  known: { readonly rows: number; readonly last: string[] },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "limpid-bench-"));
  const instance = await DuckDBInstance.create(":memory:");
  try {
    const path = join(folder, "table.parquet");
    writeFileSync(path, bytes);
    const connection = await instance.connect();
    const reader = await connection.runAndReadAll(
      `select count(*)::integer, max(id), max_by(cast(ordered as varchar), id), max_by(email, id) from '${path}'`,
    );
    assert.deepEqual(reader.getRows()[0], [known.rows, ...known.last]);
    connection.closeSync();
  } finally {
    instance.closeSync();
    rmSync(folder, { recursive: true });
  }
}

const SHEET = "xl/worksheets/sheet1.xml";

/** The sheet is longer than a text can be, so that it is read in pieces. Its name follows 30 bytes of its header. */
async function checkWorkbook(
  bytes: Uint8Array,
  known: { readonly rows: number; readonly texts: readonly string[] },
): Promise<void> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = archive.indexOf(SHEET);
  const start = name + SHEET.length + archive.readUInt16LE(name - 2);
  let [rows, tail] = [0, ""];
  for await (const piece of Readable.from([archive.subarray(start)]).pipe(createInflateRaw())) {
    const text = tail.slice(-4) + (piece as Buffer).toString("latin1");
    rows += text.split("<row ").length - 1;
    tail = (tail + (piece as Buffer).toString("latin1")).slice(-20_000);
  }
  assert.equal(rows, known.rows + 1);
  const last = tail.slice(tail.lastIndexOf("<row "));
  assert.equal(last.split("<c ").length - 1, TITLES.length);
  for (const text of known.texts) assert(last.includes(`<t>${text}</t>`), `The last row lacks "${text}"`);
}
