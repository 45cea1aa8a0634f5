/**
 * Times the readers of documents: JSON, NDJSON, XML, SDMX and workbooks, each of the same made-up rows. Each format is
 * read in a process of its own, so that its peak memory is its own too; the result is checked before its time counts.
 * Usage: npx tsx bench/ingest-documents.ts [rows ...]   (default 20000)
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { type BookType, utils, write } from "@e965/xlsx";
import { ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";

const RUNS = 3;
const NAMES = ["id", "place", "year", "amount"] as const;

type Row = readonly [id: string, place: string, year: string, amount: string];

/** The last row is told from all others. */
function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, row) => {
    const amount = row === count - 1 ? "0.5" : `${(row * 7919) % 10_007}.25`;
    return [`R${row}`, `Place ${row % 500}`, String(1990 + (row % 30)), amount] as const;
  });
}

function makeRecords(rows: readonly Row[]): object[] {
  return rows.map((row) => Object.fromEntries(NAMES.map((name, column) => [name, row[column]])));
}

function makeXml(rows: readonly Row[]): string {
  const records = rows.map(([id, place, year, amount]) => {
    return `<r id="${id}"><place>${place}</place><year>${year}</year><amount>${amount}</amount></r>`;
  });
  return `<?xml version="1.0"?><list>${records.join("\n")}</list>`;
}

function makeSdmx(rows: readonly Row[]): string {
  const message = "http://www.sdmx.org/resources/sdmxml/schemas/v2_1/message";
  const observations = rows.map(([id, place, year, amount]) => {
    return `<Obs ID="${id}" PLACE="${place}" TIME_PERIOD="${year}" OBS_VALUE="${amount}"/>`;
  });
  const sets = `<m:DataSet>${observations.join("\n")}</m:DataSet>`;
  return `<m:StructureSpecificData xmlns:m="${message}">${sets}</m:StructureSpecificData>`;
}

function makeWorkbook(rows: readonly Row[], bookType: BookType): Uint8Array {
  const book = utils.book_new(utils.aoa_to_sheet([[...NAMES], ...rows.map((row) => [...row])]));
  const file: unknown = write(book, { type: "buffer", bookType, compression: true });
  return new Uint8Array(file as Buffer);
}

const MAKERS: Readonly<Record<string, (rows: readonly Row[]) => string | Uint8Array>> = {
  json: (rows) => JSON.stringify(makeRecords(rows)),
  ndjson: (rows) =>
    makeRecords(rows)
      .map((record) => JSON.stringify(record))
      .join("\n"),
  xml: makeXml,
  sdmx: makeSdmx,
  xlsx: (rows) => makeWorkbook(rows, "xlsx"),
  xlsb: (rows) => makeWorkbook(rows, "xlsb"),
  xls: (rows) => makeWorkbook(rows, "biff8"),
  ods: (rows) => makeWorkbook(rows, "ods"),
};

interface Measured {
  readonly megabytes: number;
  readonly cpuMs: number;
  readonly peakMb: number;
}

/** In the process of one format: the median of some readings. */
async function measureOne(format: string, count: number): Promise<Measured> {
  const content = MAKERS[format]?.(makeRows(count));
  assert(content !== undefined, `No format is called "${format}"`);
  const bytes = Uint8Array.from(Buffer.from(content));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    await readAll(bytes, count);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const cpuMs = times.sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
  return { megabytes: bytes.length / 1e6, cpuMs, peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function readAll(bytes: Uint8Array, count: number): Promise<void> {
  const outcome = await ingest(bytes);
  assert(outcome.kind === "table");
  const { columns, rowCount } = outcome.table;
  assert.deepEqual([rowCount, columns.length], [count, NAMES.length]);
  assert(columns.some((column) => textAt(column, count - 1) === "0.5"));
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === "--one") {
  const [format = "", count = ""] = rest;
  console.log(JSON.stringify(await measureOne(format, Number(count))));
} else {
  console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  const sizes = process.argv.slice(2).map(Number);
  for (const count of sizes.length > 0 ? sizes : [20_000]) {
    for (const format of Object.keys(MAKERS)) {
      const args = ["--import", "tsx", fileURLToPath(import.meta.url), "--one", format, String(count)];
      const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Measured;
      const { megabytes, cpuMs, peakMb } = measured;
      const speed = `${cpuMs.toFixed(0).padStart(6)} ms CPU  ${Math.round(count / (cpuMs / 1000)).toLocaleString("en-US")} rows/s`;
      console.log(
        `${format.padEnd(7)} ${count} rows  ${megabytes.toFixed(1).padStart(5)} MB ${speed}  peak ${peakMb.toFixed(0)} MB`,
      );
    }
  }
}
