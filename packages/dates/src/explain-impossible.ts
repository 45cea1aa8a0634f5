/** Explains why a text that is written as a date is none. */
import { readParts } from "./apply-plan.ts";
import { daysInMonth } from "./calendar.ts";
import type { Plan } from "./plan.ts";
import { defaultReader } from "./read-dates.ts";
import type { DateOrder } from "./reading.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const ZERO_DATE =
  /^(?:0000([-/. ])00?\1 ?00?|00?([-/. ]) ?00?\2 ?(?:0000|00)|00000000)(?:[T ]00?:00(?::00(?:\.0+)?)?)?$/;
const LEAP_ONLY = 29;
/** Largest number that may be a day with one wrong digit. */
const LAST_SLIP = 39;

/**
 * Returns "31 February does not exist", "29 February 2023 does not exist" or "there is no month 13"; null for anything
 * else.
 */
export function describeImpossibleDate(text: string): string | null {
  const {
    line,
    shape: { plans },
  } = defaultReader.explain(text);
  const whole = plans.filter((plan) => plan.has.has("year") && plan.has.has("month") && plan.has.has("day"));
  if (whole.length === 0 || isZeroDate(text) || defaultReader.findCandidates(text).length > 0) return null;
  const reasons = whole.map((plan) => findReason(line, plan));
  return reasons.find((reason) => reason?.isDay)?.text ?? reasons.find((reason) => reason !== null)?.text ?? null;
}

/** Whether the text is 00/00/0000 or similar, with or without a time, as databases write "no date". */
export function isZeroDate(text: string): boolean {
  return text.length <= 40 && ZERO_DATE.test(text.trim());
}

/** A numeric date, day first or month first, whose month lacks that day. */
export interface MissingDay {
  readonly order: DateOrder;
  readonly reason: string;
}

/** Matches even if the numbers are a date in another order: 31.04.24 is in 2031 if the year comes first. */
export function findMissingDay(text: string): MissingDay | undefined {
  const {
    line,
    shape: { plans },
  } = defaultReader.explain(text);
  for (const plan of plans) {
    const found = plan.order === "dmy" || plan.order === "mdy" ? readMissingDay(line, plan, plan.order) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function readMissingDay(line: string, plan: Plan, order: DateOrder): MissingDay | undefined {
  const { year, month, day } = readParts(line, plan);
  if (year === null || month === null || day === null || day > LAST_SLIP) return undefined;
  const last = daysInMonth(year, month);
  if (last === 0 || day <= last || year < plan.years.first || year > plan.years.last) return undefined;
  return { order, reason: describeReason(year, month, day) };
}

interface Reason {
  readonly text: string;
  /** The month exists and only the day is wrong, which is the most helpful reason. */
  readonly isDay: boolean;
}

/** Returns null for compact and two-digit forms too, which are more likely another number than a wrong date. */
function findReason(line: string, plan: Plan): Reason | null {
  const { year, month, day } = readParts(line, plan);
  if (year === null || month === null || day === null || !hasLongYear(plan)) return null;
  if (year < plan.years.first || year > plan.years.last) return null;
  if (MONTHS[month - 1] === undefined) return isDayNumber(day) ? { text: noMonth(month, plan), isDay: false } : null;
  const isReal = day >= 1 && day <= daysInMonth(year, month);
  return isReal ? null : { text: describeReason(year, month, day), isDay: isDayNumber(day) };
}

/** If the month may be in either place, 32 is not meant as a month. */
function noMonth(month: number, { order }: Plan): string {
  const isEither = order === "dmy" || order === "mdy";
  return isEither && !isDayNumber(month) ? `${month} is neither a day nor a month` : `There is no month ${month}`;
}

function describeReason(year: number, month: number, day: number): string {
  const name = MONTHS[month - 1];
  if (!isDayNumber(day)) return `There is no day ${day} in ${name}`;
  const needsYear = month === 2 && day === LEAP_ONLY;
  return `${day} ${name}${needsYear ? ` ${year}` : ""} does not exist`;
}

function isDayNumber(day: number): boolean {
  return day >= 1 && day <= 31;
}

function hasLongYear(plan: Plan): boolean {
  return plan.slots.some((slot) => slot.component === "year" && slot.end - slot.start === 4);
}
