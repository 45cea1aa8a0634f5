/**
 * `npm run bench -- compare`: all rows of a long table held against each other. What is found of the planted errors is
 * checked before the time counts, and stands beside a plain majority vote in SQL, which is told what decides what.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { compareRows, studyColumns, TableCleaner } from "@limpid/clean";
import { inferTable, sampleTable } from "@limpid/infer";
import { cellKey, voteWithDuckDb } from "./compare/majority-vote.ts";
import { makeTable, type Planted, type PlantedTable } from "./compare/make-table.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, seed: { type: "string", default: "1" } },
});
const ROWS = Number(options.rows);

interface Compared {
  /** What other rows or values say of a cell, by column and row. */
  readonly said: (cell: Pick<Planted, "column" | "row">) => string | undefined;
  /** Cells of which something is said. */
  readonly cells: number;
  readonly columnSeconds: number;
  readonly rowSeconds: number;
  readonly peakMb: number;
}

function compareWithLimpid({ table }: PlantedTable): Compared {
  const guesses = inferTable(sampleTable(table));
  const started = process.cpuUsage();
  const columns = studyColumns(table, guesses);
  const columnSeconds = secondsSince(started);
  const studied = process.cpuUsage();
  const { findings, columns: values } = compareRows(table, columns, new TableCleaner(table, columns));
  const rowSeconds = secondsSince(studied);
  const said: Compared["said"] = ({ column, row }) => {
    const { dict = [], codes = new Uint32Array() } = table.columns[column] ?? {};
    const text = dict[codes[row] ?? 0] ?? "";
    return findings?.[column]?.get(row)?.output ?? values[column]?.findings.get(text)?.[0]?.output ?? undefined;
  };
  let cells = 0;
  for (let column = 0; column < table.columns.length; column++)
    for (let row = 0; row < table.rowCount; row++) if (said({ column, row }) !== undefined) cells++;
  return {
    said,
    cells,
    columnSeconds,
    rowSeconds,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

interface Score {
  readonly found: number;
  readonly right: number;
}

function scoreOf(planted: readonly Planted[], said: Compared["said"]): Score {
  const answers = planted.map((cell) => ({ truth: cell.truth, answer: said(cell) }));
  const found = answers.filter(({ answer }) => answer !== undefined);
  return { found: found.length, right: found.filter(({ truth, answer }) => truth === answer).length };
}

const machine = describeMachine();
const made = makeTable(ROWS, Number(options.seed));
const limpid = compareWithLimpid(made);
const duckdb = await voteWithDuckDb(made);
const kinds = [...new Set(made.planted.map(({ kind }) => kind))].map((kind) => {
  const planted = made.planted.filter((one) => one.kind === kind);
  const vote = scoreOf(planted, ({ column, row }) => duckdb.said.get(cellKey(column, row)));
  return { kind, planted: planted.length, limpid: scoreOf(planted, limpid.said), duckdb: vote };
});
const typos = kinds.find(({ kind }) => kind === "typo in a name");
assert(typos !== undefined && typos.limpid.right >= 0.8 * typos.planted, "too few of the planted typos are found");
for (const { kind, limpid: score } of kinds)
  assert(score.right >= 0.97 * score.found, `${kind}: what is said is not what was meant`);

const total = (of: "limpid" | "duckdb") => kinds.reduce((sum, kind) => sum + kind[of].found, 0);
const figures = {
  rows: ROWS,
  columns: made.table.columns.length,
  kinds,
  limpid: { ...limpid, said: undefined, falselyFound: limpid.cells - total("limpid") },
  duckdb: { seconds: duckdb.seconds, falselyFound: duckdb.said.size - total("duckdb") },
};
const share = (part: number, whole: number) => `${rounded((100 * part) / Math.max(1, whole))} %`;
const text = `${ROWS.toLocaleString("en")} rows and ${made.table.columns.length} columns, ${made.planted.length.toLocaleString("en")} planted errors; one thread each.
Limpid finds out what decides what; DuckDB is told, and counts in each group what most rows say.

${markdownTable(
  ["planted", "cells", "found", "of these right", "found by a vote", "of these right"],
  kinds.map(({ kind, planted, limpid: own, duckdb: vote }) => [
    kind,
    planted,
    share(own.found, planted),
    share(own.right, own.found),
    share(vote.found, planted),
    share(vote.right, vote.found),
  ]),
)}

${markdownTable(
  ["", "limpid", "DuckDB"],
  [
    ["right cells found wrong", figures.limpid.falselyFound, figures.duckdb.falselyFound],
    ["comparing rows, seconds of CPU time", rounded(limpid.rowSeconds), rounded(duckdb.seconds)],
    ["studying columns, typos included, seconds of CPU time", rounded(limpid.columnSeconds), "–"],
    ["peak memory, table included, MB", Math.round(limpid.peakMb), "–"],
  ],
)}`;
writeResults({ name: "compare", title: "Comparing all rows", machine, figures, text });
