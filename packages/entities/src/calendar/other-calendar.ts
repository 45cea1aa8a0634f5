/**
 * Dates of numbers that count Thai or Persian years: 13/02/2561, 1397/11/24. Where a column writes its dates so, a person is
 * asked once whether they are in that calendar; a single one among other dates is offered in ours.
 * Sources: the Thai solar calendar, 543 years ahead since 1941; CLDR, "persian".
 */
import { fromCalendar } from "@limpid/dates";
import { type CountedValue, countCells, type Decision } from "@limpid/table";
import { chosenOption, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { ambiguous, invalid, type Outcome, rewritten } from "../outcome.ts";

const CALENDARS = ["buddhist", "persian"] as const;
type Calendar = (typeof CALENDARS)[number];
const OURS = "gregorian";

export interface CalendarEvidence {
  /** The calendar whose years the column writes as a rule. */
  readonly habit: Calendar | null;
  /** Cells with such years. */
  readonly cells: number;
  readonly example: OtherDate | null;
  readonly chosen: Calendar | typeof OURS | undefined;
}

interface OtherDate {
  readonly calendar: Calendar;
  readonly text: string;
  readonly year: number;
  /** The same day with a year of our calendar. */
  readonly ours: string;
  readonly ourYear: number;
}

const DECISION = "calendar";
const LABELS = {
  buddhist: "Buddhist years",
  persian: "Persian years",
  gregorian: "Years as they are written",
} as const;
const ADJECTIVES = { buddhist: "Buddhist", persian: "Persian" } as const;
const AHEAD = 543;
/** From 1857 to 2157: earlier and later years are hardly Thai ones. */
const BUDDHIST = { first: 2400, last: 2700 };
/** From 1921 to 2071. */
const PERSIAN = { first: 1300, last: 1450 };
/** The year of the day stands first or last, and begins as those of the two calendars do. */
const NUMBERS =
  /^(?:((?:1[34]|2[4-7])\d\d)([-/.] ?)(\d{1,2})\2(\d{1,2})|\d{1,2}([-/.] ?)\d{1,2}\5((?:1[34]|2[4-7])\d\d))(?!\d)/;
const LIKELY = 0.8;
const CHOSEN = 0.97;

type ReadDate = (text: string) => OtherDate | undefined;

export function learnCalendar(
  values: readonly CountedValue[],
  hints: ColumnHints,
  read: ReadDate = readOtherDate,
): CalendarEvidence {
  const cells = { buddhist: 0, persian: 0 };
  let example: OtherDate | null = null;
  for (const { text, count } of values) {
    const other = read(text);
    if (other === undefined) continue;
    // The year 2500 means "for ever" more often than 1957, and is no habit of a column.
    if (other.calendar === "buddhist" && isRound(other.year)) continue;
    cells[other.calendar] += count;
    example ??= other;
  }
  const all = countCells(values);
  const habit = CALENDARS.find((calendar) => cells[calendar] * 2 > all) ?? null;
  if (habit === null) return { habit, cells: cells.buddhist + cells.persian, example, chosen: undefined };
  return { habit, cells: cells[habit], example, chosen: chosenOption(hints, DECISION, [habit, OURS]) };
}

export function decideCalendar({ habit, cells, example, chosen }: CalendarEvidence): readonly Decision[] {
  if (habit === null || example === null) return [];
  const options = weighOptions([
    { id: habit, label: LABELS[habit], cells: 0, preview: `${example.text} → ${example.ours}` },
    { id: OURS, label: LABELS[OURS], cells: 0, preview: `${example.text} → ${example.text}` },
  ]);
  const inForce = chosen ?? null;
  const isChosen = chosen !== undefined;
  const sentence = `${cells} ${cells === 1 ? "cell has a year" : "cells have years"} of the ${ADJECTIVES[habit]} calendar.`;
  return [
    {
      id: DECISION,
      title: "Calendar",
      options,
      inferred: null,
      inForce,
      isChosen,
      undecided: isChosen ? 0 : cells,
      sentence,
    },
  ];
}

/** What a date of another calendar is in its column; undefined for other texts, and where a person takes them as they are. */
export function settleOtherCalendar(
  text: string,
  { habit, chosen }: CalendarEvidence,
  cleanOurs: (text: string) => Outcome,
  read: ReadDate = readOtherDate,
): Outcome | undefined {
  const other = chosen === OURS ? undefined : read(text);
  if (other === undefined) return undefined;
  const { calendar, year, ours, ourYear } = other;
  const outcome = cleanOurs(ours);
  if (outcome.kind === "invalid") return outcome;
  const output = outcome.kind === "ok" ? outcome.output : ours;
  const why = `The ${ADJECTIVES[calendar]} year ${year} is ${ourYear}.`;
  if (chosen === calendar)
    return outcome.kind === "ok" ? rewritten(text, output, { why, rule: "iso", prob: CHOSEN }) : outcome;
  if (habit !== calendar && isRound(year)) return undefined;
  if (habit !== calendar) return invalid(`A date of the year ${year}. ${why}`, [output]);
  return ambiguous(`${why} Nothing tells whether the column counts such years.`, [
    { output, prob: LIKELY },
    { output: text, prob: 1 - LIKELY },
  ]);
}

const PERSIAN_TITLE = /[\u0600-\u06FF]|\b(?:jalali|shamsi|persian|iranian)\b/i;

/** Years alone: Persian ones only under a title in that script or of that name, since they are years of the Middle Ages as well. */
export function otherYearReader({ header, context }: ColumnHints): ReadDate {
  const isPersian = PERSIAN_TITLE.test(header) || context?.languages.includes("fa") === true;
  return (text) => readOtherYear(text, isPersian);
}

/** A Persian year begins in March of the year that it is given here. */
const PERSIAN_BEHIND = 621;

export function readOtherYear(text: string, isPersian: boolean): OtherDate | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const year = Number(text);
  const calendar = isIn(year, BUDDHIST) ? "buddhist" : isPersian && isIn(year, PERSIAN) ? "persian" : undefined;
  if (calendar === undefined) return undefined;
  const ourYear = calendar === "buddhist" ? year - AHEAD : year + PERSIAN_BEHIND;
  return { calendar, text, year, ourYear, ours: String(ourYear) };
}

function readOtherDate(text: string): OtherDate | undefined {
  const match = NUMBERS.exec(text);
  if (match === null) return undefined;
  const [, first, sign, month, day, , last] = match;
  const year = Number(first ?? last);
  if (isIn(year, BUDDHIST)) {
    const ourYear = year - AHEAD;
    return { calendar: "buddhist", text, year, ourYear, ours: text.replace(String(year), String(ourYear)) };
  }
  // 1397-11-24 is a day of the Middle Ages for everyone who writes as ISO 8601 wants it.
  if (first === undefined || sign === "-" || !isIn(year, PERSIAN)) return undefined;
  const date = fromCalendar({ year, month: Number(month), day: Number(day) }, "jalali");
  if (date === undefined) return undefined;
  const ours = [String(date.year), pad(date.month), pad(date.day)].join("-") + text.slice(match[0].length);
  return { calendar: "persian", text, year, ourYear: date.year, ours };
}

/** Programs write such years for a day that never comes. */
function isRound(year: number): boolean {
  return (year + 1) % 100 < 2;
}

function isIn(year: number, { first, last }: typeof BUDDHIST): boolean {
  return year >= first && year <= last;
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}
