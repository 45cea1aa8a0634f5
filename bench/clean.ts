/**
 * `npm run bench -- clean`: cleaning columns of a known class beside DuckDB on one thread, which is told the form of the
 * texts, and whole tables of 2,500 rows. What either makes of every value is checked before its time counts.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { cleanRange, study } from "@limpid/clean";
import { inferColumn } from "@limpid/infer";
import { cleanFile } from "@limpid/pipeline";
import { type Table, tableFromRows } from "@limpid/table";
import { makeColumns } from "../tools/model/made/make-columns.ts";
import { KNOWN_COLUMNS, type KnownColumn } from "./clean/known-columns.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { median, rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { cells: { type: "string", default: "1000000" }, runs: { type: "string", default: "3" } },
});
const CELLS = Number(options.cells);
const RUNS = Number(options.runs);
const DISTINCT = [1000, 100_000, 1_000_000].filter((distinct) => distinct <= CELLS);
const TABLE_ROWS = 2500;
const TABLE_COLUMNS = 20;

interface Rate {
  readonly column: string;
  readonly distinct: number;
  /** Cells per second of CPU time. */
  readonly limpid: number;
  readonly duckdb: number;
}

async function rateOf(known: KnownColumn, distinct: number): Promise<Rate> {
  const values = Array.from({ length: distinct }, (_, number) => known.value(number));
  const texts = Array.from({ length: CELLS }, (_, row) => values[row % distinct]?.raw ?? "");
  const expected = values.map(({ clean }) => clean);
  const table = tableFromRows(
    [known.header],
    texts.map((text) => [text]),
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const [own, peer] = [cleanColumn(table, known), await askDuckDb(texts, known.sql)];
    assert.deepEqual(own.output.slice(0, distinct), expected, known.name);
    assert.deepEqual(peer.output.slice(0, distinct), expected, `DuckDB, ${known.name}`);
    if (run > 0) {
      ours.push(CELLS / own.seconds);
      theirs.push(CELLS / peer.seconds);
    }
  }
  return { column: known.name, distinct, limpid: rounded(median(ours)), duckdb: rounded(median(theirs)) };
}

interface Cleaned {
  readonly seconds: number;
  readonly output: readonly string[];
}

/** From the column as it was read to the verdict on each row. */
function cleanColumn(table: Table, { classId }: KnownColumn): Cleaned {
  const [column] = table.columns;
  assert(column !== undefined);
  const guess = { ...inferColumn(column), predictedClass: classId };
  const started = process.cpuUsage();
  const [clean] = cleanRange(study(table, [guess]), table, { firstRow: 0, endRow: table.rowCount }).columns;
  const seconds = secondsSince(started);
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
  const seconds = secondsSince(started);
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
    times.push(secondsSince(started) * 1000);
  }
  return times;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

const machine = describeMachine();
const rates: Rate[] = [];
for (const known of KNOWN_COLUMNS) for (const distinct of DISTINCT) rates.push(await rateOf(known, distinct));
const tables = await timeTables();
const figures = { cells: CELLS, rates, tablesMs: tables.map((ms) => rounded(ms)) };
const rows = rates.map(({ column, distinct, limpid, duckdb }) => [
  column,
  distinct.toLocaleString("en"),
  limpid.toLocaleString("en"),
  duckdb.toLocaleString("en"),
  rounded(limpid / duckdb, 2),
]);
const text = `${CELLS.toLocaleString("en")} cells a column, in cells per second of CPU time, collector and compiler included. DuckDB is told the
form of the texts; the engine finds it out, and keeps reasons and alternatives of every value.

${markdownTable(["column", "different values", "limpid", "DuckDB, one thread", "ratio"], rows)}

Tables of ${TABLE_ROWS.toLocaleString("en")} rows and ${TABLE_COLUMNS} columns of different classes, from bytes to the last cell: median ${rounded(median(tables))} ms, longest ${rounded(Math.max(...tables))} ms of CPU time (${tables.length} tables, the first one cold).`;
writeResults({ name: "clean", title: "Cleaning columns", machine, figures, text });
