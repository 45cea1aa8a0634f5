/** Chooses between the readings of one cell, as the column says; what the column leaves open keeps its text. */
import {
  type DateOrder,
  type DateReading,
  describeImpossibleDate,
  findMissingDay,
  formatReading,
  isZeroDate,
  readDates,
  toYearMonthDay,
} from "@limpid/dates";
import {
  ambiguous,
  confirmed,
  impossible,
  invalid,
  missing,
  type Outcome,
  type Reading,
  rewritten,
} from "../outcome.ts";
import type { FormedDates } from "./date-column.ts";
import { orderProbability, orderSentence, RULE_OF_ORDER } from "./date-order.ts";
import { settleOtherCalendar } from "./other-calendar.ts";
import { settleSharedZone } from "./shared-zone.ts";

/** How sure a date is that is one in another order than the column's only. */
const OUTLIER = 0.6;
const SERIAL = 0.93;
/** How likely a date is in the order that others of its column prove. */
const DAY_FIRST = 0.8;
/** How likely it is if it is no date in the usual one. It is less than sure, so that somebody is asked. */
const ONLY_DAY_FIRST = 0.89;
const ORDER_NAME = { dmy: "day first", mdy: "month first", ymd: "year first" } as const;

export function isWhole({ year, month, day }: DateReading): boolean {
  return year !== null && month !== null && day !== null;
}

/** What a date is that only the rest of its table settles: one of another calendar, or a moment of a zone that several countries share. */
export function settleByTable(
  text: string,
  column: FormedDates,
  clean: (text: string) => Outcome,
): Outcome | undefined {
  const isMoment = (bare: string) => readDates(bare, { column }).some((one) => isWhole(one) && one.hour !== null);
  return settleOtherCalendar(text, column.calendar, clean) ?? settleSharedZone(text, column.zone, { isMoment, clean });
}

/** What a date is in a column that proves year, day, month; undefined in any other column. */
export function readDayFirst(text: string, { isYearDayMonth }: FormedDates): Outcome | undefined {
  const usual = isYearDayMonth ? toYearMonthDay(text) : undefined;
  if (usual === undefined) return undefined;
  const why = "Other dates of the column have the day before the month";
  if (describeImpossibleDate(text) !== null)
    return rewritten(text, usual, { why: `${why}.`, rule: "year-first", prob: ONLY_DAY_FIRST });
  return usual === text
    ? confirmed(text)
    : ambiguous(`${why}.`, [
        { output: usual, prob: DAY_FIRST },
        { output: text, prob: 1 - DAY_FIRST },
      ]);
}

/** 5/5/2024 is one date in either order, but written otherwise than 5/6/2024 beside it, which is open. */
function isAmongOpen({ order, month, day }: DateReading, column: FormedDates): boolean {
  const isOpen = column.order === null && column.dottedOrder === null && column.ambiguous > 0;
  return isOpen && order !== null && order !== "ymd" && month === day;
}

/** The readings of a cell, best first; one at least. */
export function settleDates(text: string, readings: readonly DateReading[], column: FormedDates): Outcome {
  const [first] = readings;
  const outputs = distinctOutputs(first?.standing === "open" ? likelyOnes(readings) : readings, column);
  const output = outputs[0]?.output;
  if (first === undefined || output === undefined) return invalid("Not a date.");
  if (first.standing === "outlier") {
    const order = first.order ?? "dmy";
    const why = `Only valid ${ORDER_NAME[order]}, unlike the rest of the column. ${orderSentence(column) ?? ""}`.trim();
    return rewritten(text, output, { why, rule: RULE_OF_ORDER[order], prob: OUTLIER });
  }
  if (first.standing === "other-weekday") {
    return rewritten(text, output, { why: "The date falls on another weekday.", rule: "iso", prob: OUTLIER });
  }
  if (outputs.length === 1 && isAmongOpen(first, column)) return confirmed(text);
  if (outputs.length === 1) return rewritten(text, output, { ...whyOnly(first) });
  if (outputs[1]?.order === first.order) {
    const isCentury = readings.some(({ year }) => year !== first.year);
    const why = isCentury
      ? "The century is unclear, and no other year in the column settles it."
      : "This value can be read in more than one way.";
    return ambiguous(why, readingsOf(outputs));
  }
  if (first.standing !== "proven" || first.order === null) {
    return ambiguous(
      "Day and month can be read either way, and no other cell settles which comes first.",
      readingsOf(outputs),
    );
  }
  return rewritten(text, output, {
    why: orderSentence(column) ?? "",
    rule: RULE_OF_ORDER[first.order],
    prob: orderProbability(column),
  });
}

/** 5/5/2024 is one date in two orders, and the column proves against the third. */
function likelyOnes(readings: readonly DateReading[]): readonly DateReading[] {
  return readings.filter(({ standing }) => standing !== "outlier");
}

function whyOnly({ rule }: DateReading) {
  if (rule === "excel-serial")
    return { why: "Converted from a spreadsheet's day number.", rule: "serial", prob: SERIAL } as const;
  return { why: "ISO 8601 format (year first).", rule: "iso" } as const;
}

/** A date as it is written, with the order in which it is read first. */
interface OrderedOutput extends Reading {
  readonly order: DateOrder | null;
}

/** Readings that are written alike are one. Against a proven order a rival is remote and left out. */
function distinctOutputs(readings: readonly DateReading[], column: FormedDates): readonly OrderedOutput[] {
  const outputs: { output: string; prob: number; readonly order: DateOrder | null }[] = [];
  for (const reading of readings) {
    const output = writeDate(reading, column);
    const known = outputs.find((one) => one.output === output);
    if (known === undefined) outputs.push({ output, prob: reading.score, order: reading.order });
    else known.prob += reading.score;
  }
  const total = outputs.reduce((sum, { prob }) => sum + prob, 0);
  for (const one of outputs) one.prob /= total;
  return outputs;
}

function readingsOf(outputs: readonly OrderedOutput[]): readonly Reading[] {
  return outputs.map(({ output, prob }) => ({ output, prob }));
}

/** All that the reading states, in the form of the column. */
function writeDate(reading: DateReading, { form, joint, utc }: FormedDates): string {
  const written = formatReading(reading, "iso-datetime");
  if (reading.hour !== null || reading.offsetMinutes !== null)
    return written.replace(" ", joint).replace(/\+00:00$/, utc);
  return form === "basic" ? written.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$1$2$3") : written;
}

/** The form in which databases leave the month or the day open: 1987-00-00, 00/05/1987. */
const ZERO_PART = /(?<!\d)00?(?!\d)/;

function isPartUnknown(text: string): boolean {
  return ZERO_PART.test(text.replace(/[T ]\d{1,2}:.*$/, ""));
}

/** A day that its month has not, as in 31.04.24, unless other cells of the column prove that the year comes first. */
export function refuseMissingDay(text: string, readings: readonly DateReading[]): Outcome | undefined {
  if (readings.some(({ order, standing }) => order !== "ymd" || standing === "proven")) return undefined;
  const missingDay = findMissingDay(text);
  // Which day was meant nobody knows: none is proposed that a person could accept with all others.
  return missingDay && impossible(`${missingDay.reason}.`);
}

export function refuseDate(text: string, readings: readonly DateReading[], refusal: string): Outcome {
  if (isZeroDate(text)) return missing(`"${text}" means no date.`);
  const partial = readings[0];
  if (partial !== undefined) return invalid("Only part of a date.", [formatReading(partial, "iso-datetime")]);
  const reason = describeImpossibleDate(text);
  if (reason === null) return invalid(refusal);
  return isPartUnknown(text) ? invalid(`${reason}.`) : impossible(`${reason}.`);
}
