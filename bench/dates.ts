/**
 * Reading lines of dates beside chrono-node and Date.parse, all in one process, taking turns. What each reads is checked first; CPU
 * time is what to compare on a busy machine.
 */
import { reasonLine } from "@limpid/dates";
import { CONTENDERS, OPTIONS, SLOW_SHARE, TIMED } from "./dates/contenders.ts";
import { type Column, makeColumns } from "./dates/make-columns.ts";
import { scenario } from "./support/scenario.ts";
import { median, percent, percentile } from "./support/statistics.ts";
import { cpuSince, takeTurns } from "./support/timing.ts";
import { sideBySide } from "./support/write-results.ts";

const SAMPLE = 2000;
const HARD_ROUNDS = 300;
const WARM_UP = 300;
const HARD_LINES = [
  "on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 may de 8 at 9 am",
  "Fr 01-02-03 04:05:06 am Mar 07 08 09 10 11 12",
  "By Angie Mar, November 2019 or, some say, in the 3rd week of 2018 (see 12/11/10)",
];

export default scenario({
  title: "Reading dates",
  options: { lines: 100_000, runs: 5 },
  measure: async ({ lines, runs }) => {
    const columns: Record<string, object> = {};
    for (const column of makeColumns(lines))
      columns[column.name] = { "right day, %": checkColumn(column), "lines per CPU second": await rate(column, runs) };
    return {
      page: [
        `${lines} lines each; a line's right day must be among its readings.`,
        sideBySide(columns),
        "A hard line that nobody met before, in CPU time:",
        [timeHardLines()],
      ],
    };
  },
});

/** Percent of lines whose right day is among the readings, for each contender. */
function checkColumn({ lines, days }: Column): object {
  const sample = Array.from({ length: SAMPLE }, (_, index) => Math.floor((index * lines.length) / SAMPLE));
  const entries = Object.entries(CONTENDERS).map(([name, read]) => {
    const found = sample.filter((index) => read(lines[index] ?? "").includes(days[index] ?? ""));
    return [name, percent(found.length, SAMPLE)];
  });
  return Object.fromEntries(entries);
}

/** Lines per CPU second, the median of several turns after one to warm up. */
async function rate({ lines }: Column, runs: number): Promise<object> {
  const rates = await takeTurns(Object.keys(TIMED), runs + 1, (contender) => {
    const started = process.cpuUsage();
    TIMED[contender]?.(lines);
    return (contender.startsWith("chrono") ? lines.length / SLOW_SHARE : lines.length) / cpuSince(started);
  });
  return Object.fromEntries([...rates].map(([contender, all]) => [contender, median(all.slice(1))]));
}

/** Every line has a shape of its own, so that nothing is remembered. */
function timeHardLines(): object {
  const times = Array.from({ length: WARM_UP + HARD_ROUNDS }, (_, index) => {
    const line = `${HARD_LINES[index % HARD_LINES.length]} ${"x".repeat(1 + Math.floor(index / HARD_LINES.length))}`;
    const started = process.cpuUsage();
    reasonLine(line, OPTIONS);
    return cpuSince(started) * 1000;
  }).slice(WARM_UP);
  return { "median, ms": median(times), "p99, ms": percentile(times, 99) };
}
