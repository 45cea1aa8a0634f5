/**
 * Has Limpid or chrono-node answer the lines of standard input, each with a line of JSON, as answer.py has the peers in
 * Python: answer.ts KIND PEER [order=DMY] [language=fr] [time=yes]. The CPU seconds of the answers go to standard error.
 */
import { readFileSync } from "node:fs";
import { type DateReading, reasonLine, reasonLines } from "@limpid/dates";
import { cleanFile } from "@limpid/pipeline";
import type { CleanColumn, ValueType } from "@limpid/table";
import { requirePackage } from "../../tools/model/require-package.ts";

type Answer = (lines: readonly string[]) => Promise<readonly unknown[]> | readonly unknown[];
interface ChronoReader {
  readonly parseDate: (line: string) => Date | null;
}

const [kind = "", peer = "", ...given] = process.argv.slice(2);
const options = new Map(given.map((one) => one.split("=", 2) as [string, string]));
const language = options.get("language") ?? "en";
const isDayFirst = options.get("order") === "DMY";
const reasoning = { locale: localeOf(), now: () => performance.now() };
const TYPES: Readonly<Record<ValueType, string>> = {
  text: "text",
  integer: "number",
  number: "number",
  boolean: "boolean",
  date: "date",
  datetime: "date",
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  "dates limpid": (lines) => lines.map((line) => firstDay(reasonLine(line, reasoning).readings)),
  /** The lines read as what they are, the cells of one column. */
  "dates limpid-column": (lines) => reasonLines(lines, reasoning).map(({ readings }) => firstDay(readings)),
  "dates chrono": (lines) => {
    const reader = chronoReader();
    return lines.map((line) => {
      const date = reader.parseDate(line);
      return { readings: date === null ? [] : [date.toISOString().slice(0, -1)] };
    });
  },
  "tables limpid": (paths) => Promise.all(paths.map(cleanTable)),
};

function chronoReader(): ChronoReader {
  const chrono = requirePackage("chrono-node") as Readonly<Record<string, ChronoReader>> & {
    readonly en: { readonly GB: ChronoReader };
  };
  const reader = language === "en" && isDayFirst ? chrono.en.GB : chrono[language];
  if (reader === undefined) throw new Error(`chrono-node has no "${language}"`);
  return reader;
}

function localeOf(): string {
  if (language !== "en") return language;
  return isDayFirst ? "en_GB" : "en_US";
}

function firstDay([reading]: readonly DateReading[]): { readonly readings: readonly string[] } {
  if (reading?.year == null || reading.month === null || reading.day === null) return { readings: [] };
  const two = (part: number): string => String(part).padStart(2, "0");
  return { readings: [`${String(reading.year).padStart(4, "0")}-${two(reading.month)}-${two(reading.day)}`] };
}

async function cleanTable(path: string): Promise<unknown> {
  const settings = { fileName: path, rowLimit: 0, pageSize: 20, now: () => performance.now() };
  for await (const event of cleanFile(readFileSync(path), settings)) {
    if (event.kind !== "cleaned") continue;
    const { columns, rowCount } = event.clean;
    if (options.has("time")) return { rows: rowCount, last: cellOf(columns.at(-1), rowCount - 1) };
    const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => cellOf(column, row)));
    return { types: columns.map(({ classType }) => TYPES[classType]), rows };
  }
  throw new Error(`"${path}" was refused`);
}

function cellOf(column: CleanColumn | undefined, row: number): string {
  return column?.verdicts[column.codes[row] ?? -1]?.output ?? "";
}

const answer = ANSWERS[`${kind} ${peer}`];
if (answer === undefined) throw new Error(`There is no peer "${peer}" for ${kind}`);
const lines = readFileSync(0, "utf8").replace(/\n$/, "").split("\n");
const begun = process.cpuUsage();
const results = await answer(lines);
const { user, system } = process.cpuUsage(begun);
process.stdout.write(results.map((result) => `${JSON.stringify(result)}\n`).join(""));
process.stderr.write(`${(user + system) / 1e6}\n`);
