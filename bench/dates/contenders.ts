/** The contenders: the reasoner beside the readers that people use today, all in one process. */
import { readDates, reasonLine, reasonLines } from "@limpid/dates";
import { requirePackage } from "../../tools/model/require-package.ts";

const chrono = requirePackage("chrono-node") as { en: { parseDate(line: string): Date | null } };

export const OPTIONS = { locale: "en_US", now: () => performance.now() };
/** chrono needs about 20 µs a line: it gets fewer. */
export const SLOW_SHARE = 10;

/** The days a contender finds in a line, best first. */
type Read = (line: string) => readonly string[];

export const CONTENDERS: Readonly<Record<string, Read>> = {
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
export const TIMED: Readonly<Record<string, (lines: readonly string[]) => void>> = {
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
