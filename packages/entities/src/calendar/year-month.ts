/**
 * A month of a year, written YYYY-MM.
 * Sources: ISO 8601-1 §5.2.2.2 (calendar dates to the month); Eurostat SDMX time periods (2024M03).
 */
import { type DateReading, readDates } from "@limpid/dates";
import { endsWithDigit, foldDigits, isAscii, isDigitAt, startsWithDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { findCalendarNames } from "./find-calendar-name.ts";
import { completeYear } from "./short-year.ts";

interface MonthReading {
  readonly year: string;
  readonly month: number;
  /** A guess where the year has two digits. */
  readonly prob: number;
}

const ISO = /^(?:1[0-9]|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;
/** A number beyond 2999 in front of another one is part of a code: 4711-05. */
const YEAR_FIRST = /^([12]\d{3})(?: ?[-/.M:] ?|-M|[ ]| ?年 ?)(\d{1,2})(?:月)?$/i;
const COMPACT = /^((?:19|20)\d{2})(\d{2})$/;
const MONTH_FIRST = /^(?:M ?)?(\d{1,2})(?: ?[-/.] ?| )([12]\d{3}|\d{2})$/i;
/** Two digits behind a space are a day: "March 15". */
const NAMED = /^([\p{L}\p{M}.]{2,20})(?:[ ,./'’-]*(?:de |del |di )?(\d{4})|(?: ?['’]|[-/])(\d{2}))$/iu;
const NAMED_LAST = /^(\d{4})[ ,./-]*([\p{L}\p{M}.]{2,20})$/iu;
const COMPACT_DIGITS = 6;
const GUESSED = 0.93;
const SURE = 0.97;

/** How programs exchange months: 202403, and 2024M03 or 2024-M03 in SDMX. A column of them stays as it is. */
const INTERCHANGE = /^(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])|\d{4}-?M(?:0[1-9]|1[0-2]))$/;

interface MonthColumn {
  readonly keepsInterchange: boolean;
}

export const yearMonth = defineEntity<MonthColumn>({
  id: "year_month",
  title: "Month of a year",
  group: "datetime",
  prefilter: { minLength: 5, maxLength: 30, any: ["any-digit"] },
  type: "text",
  maxLength: 40,
  headers: [
    /\b(year ?month|month ?year|period|month|billing ?month|reporting ?month|expiry|expiration|exp ?date|yyyy-?mm|mm-?yyyy)\b/i,
    /\b(jahr ?monat|monat|monat\/jahr|zeitraum|mois|année ?mois|périod[eo]|año ?mes|mes|periodo|período|ano ?mês|mês|mese|maand|periode)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 5) return 0;
    if (ISO.test(text)) return 0.9;
    if (text.length > 30 || !mayBeMonth(text)) return 0;
    const reading = readMonth(text, !isAscii(text));
    if (reading === undefined) return 0;
    if (COMPACT.test(text)) return 0.3;
    return reading.prob === SURE ? 0.9 : /\p{L}/u.test(text) ? 0.7 : 0.3;
  },
  learn: (values) => ({ keepsInterchange: findMajority(values, (text) => INTERCHANGE.test(text)) === true }),
  describe: () => [],
  clean: cleanMonth,
});

/** Two digits at the end, or a year in front: what ends in anything else is no month of a year. */
function mayBeMonth(text: string): boolean {
  if (text.length !== COMPACT_DIGITS && /^\d+$/.test(text)) return false;
  if (endsWithDigit(text)) return isDigitAt(text, text.length - 2) || isDigitAt(text, 3);
  return isDigitAt(text, 3) && startsWithDigit(text);
}

function readMonth(text: string, asksReader = true): MonthReading | undefined {
  const plain = foldDigits(text);
  const yearFirst = YEAR_FIRST.exec(plain) ?? COMPACT.exec(plain);
  if (yearFirst !== null) return toMonth(yearFirst[1], yearFirst[2]);
  const monthFirst = MONTH_FIRST.exec(plain);
  if (monthFirst !== null) return toMonth(monthFirst[2], monthFirst[1]);
  const named = NAMED.exec(plain);
  const last = named === null ? NAMED_LAST.exec(plain) : null;
  const ofName = readNamed(named?.[1] ?? last?.[2], named?.[2] ?? named?.[3] ?? last?.[1]);
  return ofName ?? (asksReader ? readOther(plain) : undefined);
}

function toMonth(year = "", month = ""): MonthReading | undefined {
  const whole = completeYear(year);
  const number = Number(month);
  if (whole === undefined || number < 1 || number > 12) return undefined;
  return { year: whole, month: number, prob: year.length === 4 ? SURE : GUESSED };
}

function readNamed(name = "", year = ""): MonthReading | undefined {
  const values = new Set(findCalendarNames("month", name).map(({ value }) => value));
  return values.size === 1 ? toMonth(year, String([...values][0])) : undefined;
}

/** Other languages and labels, as the date reader knows them. A first of the month may mean the month. */
function readOther(text: string): MonthReading | undefined {
  if (!/\d{4}/.test(text)) return undefined;
  const isMonth = ({ year, month, day }: DateReading): boolean => year !== null && month !== null && day === null;
  const reading = readDates(text).find(isMonth);
  return reading === undefined ? undefined : toMonth(String(reading.year), String(reading.month));
}

function cleanMonth(text: string, { keepsInterchange }: MonthColumn): Outcome {
  const reading = readMonth(text);
  if (reading === undefined) return invalid("Not a month of a year.", suggestMonth(text));
  const { year, month, prob } = reading;
  const output = `${year}-${String(month).padStart(2, "0")}`;
  const components = { year, month: String(month) };
  if (keepsInterchange && INTERCHANGE.test(text)) return confirmed(text, components);
  const why = prob === SURE ? "Year first, then the month." : `The year read as ${year}.`;
  return rewritten(text, output, { why, rule: "iso", prob, components });
}

/** The month of a whole date. */
function suggestMonth(text: string): readonly string[] {
  const iso = /^(\d{4}-(?:0[1-9]|1[0-2]))-\d{2}/.exec(text)?.[1];
  return iso === undefined ? [] : [iso];
}
