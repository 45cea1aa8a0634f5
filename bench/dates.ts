/**
 * `npm run bench -- dates`: reading lines of dates beside chrono-node and Date.parse, all in one process, taking turns.
 * What each reads is checked first. CPU time is what to compare on a busy machine.
 */
import { parseArgs } from "node:util";
import { reasonLine } from "@limpid/dates";
import { CONTENDERS, OPTIONS, SLOW_SHARE, TIMED } from "./dates/contenders.ts";
import { type Column, makeColumns } from "./dates/make-columns.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { median, percentile, rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: given } = parseArgs({
  options: { lines: { type: "string", default: "100000" }, runs: { type: "string", default: "5" } },
});
const SAMPLE = 2000;
const HARD_ROUNDS = 300;
const WARM_UP = 300;
const HARD_LINES = [
  "on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 may de 8 at 9 am",
  "Fr 01-02-03 04:05:06 am Mar 07 08 09 10 11 12",
  "By Angie Mar, November 2019 or, some say, in the 3rd week of 2018 (see 12/11/10)",
];

type ByContender = Readonly<Record<string, number>>;

/** Percent of lines whose right day is among the readings. */
function checkColumn({ lines, days }: Column): ByContender {
  const sample = Array.from({ length: SAMPLE }, (_, index) => Math.floor((index * lines.length) / SAMPLE));
  return mapValues(CONTENDERS, (read) => {
    const found = sample.filter((index) => read(lines[index] ?? "").includes(days[index] ?? ""));
    return rounded((100 * found.length) / SAMPLE);
  });
}

/** Lines per CPU second, the median of several turns after one to warm up. */
function timeColumn({ lines }: Column, runs: number): ByContender {
  const rates = mapValues(TIMED, (): number[] => []);
  for (let run = 0; run <= runs; run++) {
    for (const [contender, read] of Object.entries(TIMED)) {
      const cpu = process.cpuUsage();
      read(lines);
      const { user, system } = process.cpuUsage(cpu);
      const count = contender.startsWith("chrono") ? lines.length / SLOW_SHARE : lines.length;
      if (run > 0) rates[contender]?.push((count / (user + system)) * 1e6);
    }
  }
  return mapValues(rates, (values) => rounded(median(values)));
}

/** Milliseconds of CPU time. Every line has a shape of its own, so that nothing is remembered. */
function timeHardLines(): { readonly median: number; readonly p99: number } {
  const times = Array.from({ length: WARM_UP + HARD_ROUNDS }, (_, index) => {
    const line = `${HARD_LINES[index % HARD_LINES.length]} ${"x".repeat(1 + Math.floor(index / HARD_LINES.length))}`;
    const cpu = process.cpuUsage();
    reasonLine(line, OPTIONS);
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000;
  }).slice(WARM_UP);
  return { median: rounded(median(times)), p99: rounded(percentile(times, 99)) };
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

const machine = describeMachine();
const columns = makeColumns(Number(given.lines)).map((column) => ({
  name: column.name,
  right: checkColumn(column),
  linesPerCpuSecond: timeColumn(column, Number(given.runs)),
}));
const hard = timeHardLines();

const rows = Object.keys(TIMED).map((contender) => [
  contender,
  ...columns.flatMap(({ right, linesPerCpuSecond }) => [
    right[contender] ?? "–",
    (linesPerCpuSecond[contender] ?? 0).toLocaleString("en"),
  ]),
]);
const header = ["", ...columns.flatMap(({ name }) => ["right day, %", `${name}: lines per CPU second`])];
const text = `${given.lines} lines each; a line's right day must be among its readings.

${markdownTable(header, rows)}

A hard line that nobody met before, fast mode: median ${hard.median} ms, p99 ${hard.p99} ms of CPU time.`;
writeResults({ name: "dates", title: "Reading dates", machine, figures: { columns, hard }, text });
