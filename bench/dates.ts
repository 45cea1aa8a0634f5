/**
 * Times reading lines of dates beside chrono-node and Date.parse, all in one process, taking turns. What each reads is
 * checked first. CPU time is what to compare on a busy machine.
 * Usage: npx tsx bench/dates.ts [lines]   (default 100000)
 */
import { availableParallelism, loadavg } from "node:os";
import { readDates, reasonLine, reasonLines } from "@limpid/dates";
import * as chrono from "chrono-node";
import { median, percentile, rounded } from "./support/statistics.ts";

const RUNS = 5;
const DAY_MS = 86_400_000;
/** chrono needs about 20 µs a line: it gets fewer. */
const SLOW_SHARE = 10;
const LOCALES =
  "en-US en-GB de-CH fr-FR es-ES it-IT pt-PT ru-RU pl-PL fi-FI el-GR tr-TR ja-JP zh-CN ko-KR ar-EG hi-IN th-TH".split(
    " ",
  );
const STYLES = ["full", "long", "medium", "short"] as const;
const OPTIONS = { locale: "en_US", now: () => performance.now() };
const HARD_LINES = [
  "on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 de 8 at 9 am on 5 a 6 o 7 may de 8 at 9 am",
  "Fr 01-02-03 04:05:06 am Mar 07 08 09 10 11 12",
  "By Angie Mar, November 2019 or, some say, in the 3rd week of 2018 (see 12/11/10)",
];

interface Column {
  readonly name: string;
  readonly lines: readonly string[];
  /** The day each line means, as YYYY-MM-DD. */
  readonly days: readonly string[];
}

/** A linear congruential generator: the same lines in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeColumn(name: string, count: number, write: (time: number, index: number) => string): Column {
  const random = randomNumbers(42);
  const times = Array.from({ length: count }, () => Math.floor(random() * 12_000 + 7305) * DAY_MS);
  return { name, lines: times.map(write), days: times.map((time) => new Date(time).toISOString().slice(0, 10)) };
}

function makeColumns(count: number): readonly Column[] {
  const formats = LOCALES.flatMap((locale) =>
    STYLES.map((dateStyle) => new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { dateStyle, timeZone: "UTC" })),
  );
  const iso = (time: number): string => new Date(time).toISOString();
  return [
    makeColumn("one format, 2024-03-05", count, (time) => iso(time).slice(0, 10)),
    makeColumn("one format, 03/05/2024", count, (time) =>
      iso(time).replace(/^(\d+)-(\d+)-(\d+).*/, (_, year, month, day) => `${month}/${day}/${year}`),
    ),
    makeColumn(
      "mixed, 18 locales × 4 styles",
      count,
      (time, index) => formats[index % formats.length]?.format(time) ?? "",
    ),
  ];
}

/** The days a contender finds in a line, best first. */
type Read = (line: string) => readonly string[];

const CONTENDERS: Readonly<Record<string, Read>> = {
  "limpid reasonLine": (line) => {
    const { readings, otherReadings } = reasonLine(line, OPTIONS);
    return [...readings, ...otherReadings].map(dayOf);
  },
  "limpid readDates": (line) => readDates(line, OPTIONS).map(dayOf),
  "chrono-node (English)": (line) => {
    const date = chrono.en.parseDate(line);
    return date === null ? [] : [localDay(date)];
  },
  "Date.parse": (line) => {
    const time = Date.parse(line);
    return Number.isNaN(time) ? [] : [localDay(new Date(time)), new Date(time).toISOString().slice(0, 10)];
  },
};

function dayOf({ year, month, day }: { year: number | null; month: number | null; day: number | null }): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function localDay(date: Date): string {
  return dayOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** What is timed: the reading alone, without writing days. */
const TIMED: Readonly<Record<string, (lines: readonly string[]) => void>> = {
  "limpid reasonLine": (lines) => {
    for (const line of lines) reasonLine(line, OPTIONS);
  },
  "limpid reasonLines (column)": (lines) => {
    reasonLines(lines, OPTIONS);
  },
  "limpid readDates": (lines) => {
    for (const line of lines) readDates(line, OPTIONS);
  },
  "chrono-node (English)": (lines) => {
    for (const line of lines.slice(0, lines.length / SLOW_SHARE)) chrono.en.parseDate(line);
  },
  "Date.parse": (lines) => {
    for (const line of lines) Date.parse(line);
  },
};

function checkColumn({ name, lines, days }: Column): void {
  console.log(`\n${name}: ${lines.length} lines`);
  const sample = Array.from({ length: 2000 }, (_, index) => Math.floor((index * lines.length) / 2000));
  for (const [contender, read] of Object.entries(CONTENDERS)) {
    const found = sample.map((index) => read(lines[index] ?? "").includes(days[index] ?? ""));
    const share = (100 * found.filter(Boolean).length) / sample.length;
    console.log(`  ${contender.padEnd(28)} has the right day among its readings: ${rounded(share)} %`);
  }
}

function timeColumn({ lines }: Column): void {
  const rates = new Map<string, number[]>();
  for (let run = 0; run <= RUNS; run++) {
    for (const [contender, read] of Object.entries(TIMED)) {
      const cpu = process.cpuUsage();
      read(lines);
      const { user, system } = process.cpuUsage(cpu);
      const count = contender.startsWith("chrono") ? lines.length / SLOW_SHARE : lines.length;
      if (run > 0) rates.set(contender, [...(rates.get(contender) ?? []), (count / (user + system)) * 1e6]);
    }
  }
  for (const [contender, values] of rates) {
    console.log(`  ${contender.padEnd(28)} ${rounded(median(values)).toLocaleString("en")} lines per CPU second`);
  }
}

/** Every hard line in a shape of its own, so that nothing is remembered. */
function timeHardLines(): void {
  const times = Array.from({ length: 300 }, (_, index) => {
    const line = `${HARD_LINES[index % HARD_LINES.length]} ${"x".repeat(index % 97)}`;
    const start = performance.now();
    reasonLine(line, OPTIONS);
    return performance.now() - start;
  });
  console.log(`\nhard lines, fast mode: median ${rounded(median(times))} ms, p99 ${rounded(percentile(times, 99))} ms`);
}

const count = Number(process.argv[2] ?? 100_000);
console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${rounded(loadavg()[0] ?? 0)}`);
for (const column of makeColumns(count)) {
  checkColumn(column);
  timeColumn(column);
}
timeHardLines();
