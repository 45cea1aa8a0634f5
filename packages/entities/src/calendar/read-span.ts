/** Reads a span of dates: two dates with a dash, a stroke or a word between them, each as exact as it is stated. */
import { type ColumnReading, type DateReading, formatReading, type ReadOptions, readDates } from "@limpid/dates";
import type { CountedValue } from "@limpid/table";

export interface Span {
  /** ISO 8601: a year, a month or a day. */
  readonly start: string;
  readonly end: string;
  /** Whether one side was completed from the other. */
  readonly isCompleted: boolean;
}

/** The end of a span that goes on. */
export const OPEN_END = "..";

const MAX_LENGTH = 80;
/** In the order in which they are tried: the surest first. */
const JOINTS = [
  / (?:to|bis|au|à|al|a|até|hasta|tot|until|till|through|and|und|et|y|e|en) /i,
  / ?(?:–|—|~|…|\.{2,3}) ?/,
  / - /,
  / ?\/ ?/,
  /-/,
];
const LEADING = /^(?:from|between|von|vom|zwischen|du|de|del|dal|entre|van|tussen) /i;
const GOING_ON =
  /^(?:present|now|today|ongoing|current|heute|jetzt|aujourd'hui|présent|à ce jour|actualidad|presente|hoy|hoje|atual|oggi|attuale|heden|nu|\.\.)$/i;
const SINCE = /^(?:since|from|seit|ab|depuis|desde|dal|sinds|vanaf) (.+)$|^(\d{4}) ?[-–—]$/i;
/** May 30 is a day here, no month of 2030. */
const NEEDS_YEAR = /^(?:\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.? \p{L}{3,12}\.?)$/u;
const YEAR = /^\d{4}$/;
const DAY = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?$/i;

export function readSpan(text: string, column?: ColumnReading): Span | undefined {
  const options = column === undefined ? {} : { column };
  const read: Read = (side) => readSide(side, options);
  const sides = splitSpan(text);
  if (sides === undefined) return readOpenSpan(text, read);
  const [left, right] = sides;
  const end = GOING_ON.test(right) ? OPEN_END : (read(right) ?? completeEnd(left, right, read));
  if (end === undefined) return undefined;
  const completed = end === OPEN_END || !NEEDS_YEAR.test(left) ? undefined : completeStart(left, right, end, read);
  const start = completed ?? read(left) ?? (end === OPEN_END ? undefined : completeStart(left, right, end, read));
  if (start === undefined) return undefined;
  return { start, end, isCompleted: start !== read(left) || (end !== OPEN_END && read(right) === undefined) };
}

type Read = (side: string) => string | undefined;

/** Since 2005, or 2005-: it goes on. */
function readOpenSpan(text: string, read: Read): Span | undefined {
  const since = SINCE.exec(text);
  const start = since === null ? undefined : read((since[1] ?? since[2] ?? "").trim());
  return start === undefined ? undefined : { start, end: OPEN_END, isCompleted: false };
}

/** The sides of all spans, by which the column decides on the order of day and month. */
export function splitSides(values: readonly CountedValue[]): readonly CountedValue[] {
  return values.flatMap(({ text, count }) => (splitSpan(text) ?? []).map((side) => ({ text: side, count })));
}

/** The only joint of its kind parts the text; of several dashes none does. */
function splitSpan(text: string): readonly [left: string, right: string] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = text.replace(LEADING, "");
  for (const joint of JOINTS) {
    const [left = "", right = "", ...others] = plain.split(joint);
    if (right !== "" && left !== "" && others.length === 0) return [left.trim(), right.trim()];
  }
  return splitIsoDates(plain);
}

/** 2024-01-01-2024-01-31 and 01.02.2024-03.02.2024 have a middle. */
function splitIsoDates(text: string): readonly [left: string, right: string] | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})-(\d{4}-\d{2}-\d{2})$/.exec(text) ?? /^([\d/]{6,10})\/([\d/]{6,10})$/.exec(text);
  return match === null ? undefined : [match[1] ?? "", match[2] ?? ""];
}

/** A year, a month of a year, a day or a day with its time, as ISO 8601. */
function readSide(side: string, options: ReadOptions): string | undefined {
  if (YEAR.test(side)) return side > "0999" && side < "2201" ? side : undefined;
  if (!/\d/.test(side)) return undefined;
  const reading = readDates(side, options).find(isAnchored);
  if (reading === undefined) return undefined;
  return reading.hour === null
    ? formatReading(reading, "iso-date")
    : formatReading(reading, "iso-datetime").replace(" ", "T");
}

function isAnchored({ year, month }: DateReading): boolean {
  return year !== null && month !== null;
}

/** 2019–20 ends in 2020, and 1999–00 in 2000; "Mar 1 - 5, 2024" ends in March. */
function completeEnd(left: string, right: string, read: Read): string | undefined {
  if (/^\d{2}99$/.test(left) && right === "00") return String(Number(left) + 1);
  if (YEAR.test(left) && /^\d{2}$/.test(right)) return `${left.slice(0, 2)}${right}`;
  const month = /^([\p{L}.]{3,12}) \d{1,2}$/u.exec(left)?.[1];
  return month === undefined ? undefined : read(`${month} ${right}`);
}

/** "1" of "1–5 March 2024", "28 Feb" of "28 Feb – 3 Mar 2024", "Jan" of "Jan-Mar 2020", "01.03." of "01.03. – 05.03.2024". */
function completeStart(left: string, right: string, end: string, read: Read): string | undefined {
  const year = end.slice(0, 4);
  const day = DAY.exec(left)?.[1];
  if (day !== undefined && end.length === 10 && !/^\d{4}/.test(right))
    return read(`${end.slice(0, 8)}${day.padStart(2, "0")}`);
  return read(`${left} ${year}`) ?? read(`${left}${year}`) ?? read(`${left}, ${year}`);
}
