/**
 * Cleaning columns of a known class beside DuckDB on one thread, which is given the form of the texts, and whole tables of 2,500
 * rows. What either makes of every value is checked before its time counts.
 */
import assert from "node:assert/strict";
import { DuckDBInstance } from "@duckdb/node-api";
import { cleanRange, study } from "@limpid/clean";
import { inferColumn } from "@limpid/infer";
import { cleanFile } from "@limpid/pipeline";
import { type Table, tableFromRows } from "@limpid/table";
import { makeColumns } from "../tools/model/made/make-columns.ts";
import { KNOWN_COLUMNS, type KnownColumn } from "./clean/known-columns.ts";
import { scenario } from "./support/scenario.ts";
import { median } from "./support/statistics.ts";
import { cpuSince, takeTurns } from "./support/timing.ts";
import type { Row } from "./support/write-results.ts";

const DISTINCT = [1000, 100_000, 1_000_000];
const TABLE_ROWS = 2500;
const TABLE_COLUMNS = 20;

export default scenario({
  title: "Cleaning columns",
  options: { cells: 1_000_000, runs: 3 },
  measure: async ({ cells, runs }) => {
    const rates: Row[] = [];
    for (const known of KNOWN_COLUMNS)
      for (const distinct of DISTINCT.filter((count) => count <= cells))
        rates.push(await rateColumn(known, distinct, cells, runs));
    const ms = await timeTables();
    const tables = { tables: ms.length, medianMs: median(ms), longestMs: Math.max(...ms) };
    return {
      page: [
        `${cells} cells a column, in cells per second of CPU time, collector and compiler included. The engine finds out the form of the texts, and keeps reasons and alternatives of every value.`,
        rates,
        `Tables of ${TABLE_ROWS} rows and ${TABLE_COLUMNS} columns of different classes, from bytes to the last cell, in CPU time; the first one is cold.`,
        [tables],
      ],
      figures: { rates, tables: ms },
    };
  },
});

interface Cleaned {
  readonly seconds: number;
  readonly output: readonly string[];
}

async function rateColumn(known: KnownColumn, distinct: number, cells: number, runs: number): Promise<Row> {
  const values = Array.from({ length: distinct }, (_, number) => known.value(number));
  const texts = Array.from({ length: cells }, (_, row) => values[row % distinct]?.raw ?? "");
  const expected = values.map(({ clean }) => clean);
  const table = tableFromRows(
    [known.header],
    texts.map((text) => [text]),
  );
  const contenders: Readonly<Record<string, () => Cleaned | Promise<Cleaned>>> = {
    limpid: () => cleanColumn(table, known),
    duckdb: () => askDuckDb(texts, known.sql),
  };
  const done = await takeTurns(Object.keys(contenders), runs + 1, async (name) => {
    const cleaned = await contenders[name]?.();
    assert.deepEqual(cleaned?.output.slice(0, distinct), expected, `${name}, ${known.name}`);
    return cells / (cleaned?.seconds ?? 0);
  });
  // The first run is a warm-up.
  const rates = new Map([...done].map(([name, all]) => [name, median(all.slice(1))]));
  const [limpid = 0, duckdb = 0] = rates.values();
  return {
    column: known.name,
    "different values": distinct,
    limpid,
    "DuckDB, one thread": duckdb,
    ratio: limpid / duckdb,
  };
}

/** From the column as it was read to the verdict on each row. */
function cleanColumn(table: Table, { classId }: KnownColumn): Cleaned {
  const [column] = table.columns;
  assert(column !== undefined);
  const guess = { ...inferColumn(column), predictedClass: classId };
  const started = process.cpuUsage();
  const [clean] = cleanRange(study(table, [guess]), table, { firstRow: 0, endRow: table.rowCount }).columns;
  const seconds = cpuSince(started);
  assert(clean !== undefined);
  return { seconds, output: Array.from(clean.codes, (code) => clean.verdicts[code]?.output ?? "") };
}

async function askDuckDb(texts: readonly string[], sql: string): Promise<Cleaned> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  await connection.run("create table raw (v varchar)");
  const appender = await connection.createAppender("raw");
  for (const text of texts) {
    appender.appendVarchar(text);
    appender.endRow();
  }
  appender.closeSync();
  const started = process.cpuUsage();
  await connection.run(`create table cleaned as select ${sql} as v from raw`);
  const seconds = cpuSince(started);
  const output = (await connection.runAndReadAll("select v from cleaned")).getColumns()[0] ?? [];
  connection.closeSync();
  instance.closeSync();
  return { seconds, output: output.map(String) };
}

/** Milliseconds of CPU time for a table of twenty classes, from its bytes to its last cell. */
async function timeTables(): Promise<readonly number[]> {
  const columns = [...makeColumns(1, 11)];
  const times: number[] = [];
  for (let first = 0; first + TABLE_COLUMNS <= columns.length; first += TABLE_COLUMNS) {
    const some = columns.slice(first, first + TABLE_COLUMNS);
    const lines = Array.from({ length: TABLE_ROWS }, (_, row) =>
      some.map(({ values }) => quoted(values[row % values.length] ?? "")).join(","),
    );
    const header = some.map((column) => quoted(column.header)).join(",");
    const bytes = new TextEncoder().encode(`${[header, ...lines].join("\n")}\n`);
    const started = process.cpuUsage();
    for await (const event of cleanFile(bytes, { fileName: "table.csv", rowLimit: 0, pageSize: 20, now: () => 0 }))
      if (event.kind === "cleaned") assert.equal(event.clean.rowCount, TABLE_ROWS);
    times.push(cpuSince(started) * 1000);
  }
  return times;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
