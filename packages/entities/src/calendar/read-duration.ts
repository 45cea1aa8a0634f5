/** Reads lengths of time: ISO 8601, clocks, and numbers with units in seven languages. */
import { findUnit } from "../units/find-unit.ts";

/** Amounts as they are given; a length of time in years and months has no fixed number of seconds. */
export interface Duration {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,9})?)`;
const ISO = new RegExp(
  `^P(?=\\d|T)(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?=\\d)(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
  "i",
);
const CLOCK = /^(?:(\d{1,5}) ?(?:d|days?|\.),? ?)?(\d{1,5}):([0-5]\d):([0-5]\d(?:[.,]\d{1,9})?)(?: ?h(?:rs|ours)?)?$/i;
const PART =
  /(\d{1,9}(?:[.,]\d{1,9})?|½) ?-?([\p{L}µ]{1,12}\.?|['′’]|["″”]|(?=$))[ ,]{0,2}(?:(?:and|und|et|y|e|en|&) )?/uy;
const SHORT: Readonly<Record<string, string>> = {
  m: "min",
  "'": "min",
  "′": "min",
  "’": "min",
  '"': "s",
  "″": "s",
  "”": "s",
  j: "d",
  w: "wk",
  y: "yr",
  J: "d",
};
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const DAYS_A_WEEK = 7;

export function readIsoDuration(text: string): Duration | undefined {
  const match = ISO.exec(text);
  if (match === null) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map(toNumber);
  const inSeconds = hours * HOUR + minutes * MINUTE + seconds;
  return { years, months, days: weeks * DAYS_A_WEEK + days, seconds: inSeconds };
}

/** 1:30:00 and 2 days, 1:30:00; hours and minutes only are left to the column. */
export function readClockDuration(text: string): Duration | undefined {
  const match = CLOCK.exec(text);
  if (match === null) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(toNumber);
  return { years: 0, months: 0, days, seconds: hours * HOUR + minutes * MINUTE + seconds };
}

export interface DurationPart {
  readonly amount: string;
  /** Symbol of the unit: s, min, h, d, wk, mo, yr. */
  readonly unit: string;
  /** The unit as it is written. */
  readonly spelling: string;
}

/** The parts of 1 h 30 min; undefined when something else is in the text. 1h30 are 30 minutes, too. */
export function readDurationParts(text: string): readonly DurationPart[] | undefined {
  const parts: DurationPart[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const match = PART.exec(text);
    if (match === null) return undefined;
    const [, amount = "", spelling = ""] = match;
    const unit = spelling === "" ? unitAfter(parts.at(-1)?.unit) : unitOf(spelling);
    if (unit === undefined) return undefined;
    parts.push({ amount, unit, spelling });
  }
  return parts.length === 0 ? undefined : parts;
}

function unitOf(spelling: string): string | undefined {
  return SHORT[spelling] ?? findUnit(spelling, ["duration"])?.symbol;
}

function unitAfter(unit: string | undefined): string | undefined {
  return unit === "h" ? "min" : unit === "min" ? "s" : undefined;
}

const ADD: Readonly<Record<string, (amount: number) => Partial<Duration>>> = {
  yr: (years) => ({ years }),
  mo: (months) => ({ months }),
  wk: (weeks) => ({ days: weeks * DAYS_A_WEEK }),
  d: (days) => ({ days }),
  h: (hours) => ({ seconds: hours * HOUR }),
  min: (minutes) => ({ seconds: minutes * MINUTE }),
  s: (seconds) => ({ seconds }),
  ms: (milliseconds) => ({ seconds: milliseconds / 1000 }),
};

export function sumParts(parts: readonly DurationPart[]): Duration | undefined {
  const sum = { years: 0, months: 0, days: 0, seconds: 0 };
  for (const { amount, unit } of parts) {
    const part = ADD[unit]?.(toNumber(amount));
    if (part === undefined) return undefined;
    sum.years += part.years ?? 0;
    sum.months += part.months ?? 0;
    sum.days += part.days ?? 0;
    sum.seconds += part.seconds ?? 0;
  }
  return sum;
}

function toNumber(text: string | undefined): number {
  return text === "½" ? 0.5 : Number((text ?? "0").replace(",", "."));
}

/** All of it in seconds; undefined where years and months are in it. */
export function durationSeconds({ years, months, days, seconds }: Duration): number | undefined {
  return years === 0 && months === 0 ? tidy(days * DAY + seconds) : undefined;
}

/** PnYnMnDTnHnMnS, hours and minutes carried, days not. */
export function writeIsoDuration({ years, months, days, seconds }: Duration): string {
  const wholeDays = Math.floor(days);
  const rest = tidy(seconds + (days - wholeDays) * DAY);
  const date = write([tidy(years), "Y"], [tidy(months), "M"], [wholeDays, "D"]);
  const [hours, minutes] = [Math.floor(rest / HOUR), Math.floor((rest % HOUR) / MINUTE)];
  const clock = write([hours, "H"], [minutes, "M"], [tidy(rest % MINUTE), "S"]);
  if (date === "" && clock === "") return "PT0S";
  return `P${date}${clock === "" ? "" : `T${clock}`}`;
}

function write(...parts: readonly (readonly [amount: number, letter: string])[]): string {
  return parts.map(([amount, letter]) => (amount === 0 ? "" : `${amount}${letter}`)).join("");
}

/** h:mm:ss. */
export function writeClockDuration(seconds: number): string {
  const pad = (part: number): string => String(part).padStart(2, "0");
  const [whole, fraction] = [Math.floor(seconds), tidy(seconds % 1)];
  const clock = `${Math.floor(whole / HOUR)}:${pad(Math.floor((whole % HOUR) / MINUTE))}:${pad(whole % MINUTE)}`;
  return fraction === 0 ? clock : `${clock}${String(fraction).slice(1)}`;
}

/** Without the tail of a number that binary fractions cannot hold. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
