import { clockTime, unpaddedClock } from "./clock-time.ts";
import { compactDate } from "./compact-date.ts";
import { compactTime, timeMark } from "./compact-time.ts";
import { dayNumber, dayRange } from "./day-number.ts";
import { fillerWord, qualifier } from "./filler-word.ts";
import { labelledNumber } from "./labelled-number.ts";
import { dayMonth } from "./lines/day-month.ts";
import { epoch } from "./lines/epoch.ts";
import { eraName, yearOfEra } from "./lines/era-name.ts";
import {
  clockName,
  dashedClock,
  dottedHalfDay,
  halfDayLetter,
  letteredClock,
  mixedClock,
  rangeEnd,
} from "./lines/loose-clock.ts";
import { quarter, yearOfQuarter } from "./lines/quarter.ts";
import { bareTime, compactYearLast, gluedHour } from "./lines/run-together.ts";
import { spelledDay } from "./lines/spelled-day.ts";
import { spokenTime } from "./lines/spoken-time.ts";
import { unknownZone } from "./lines/unknown-zone.ts";
import { namedWeek, ordinalDate, weekDate } from "./lines/week-date.ts";
import { yearAlone } from "./lines/year-alone.ts";
import { bareHour, meridiem } from "./meridiem.ts";
import { monthName } from "./month-name.ts";
import { numericDate } from "./numeric-date.ts";
import type { Rule } from "./rule.ts";
import { timeZone } from "./time-zone.ts";
import { weekdayName } from "./weekday-name.ts";
import { yearMonth } from "./year-month.ts";
import { yearNumber } from "./year-number.ts";

/**
 * Rules for cells of tables, those that explain most first, so that a truncated search has the fullest explanations.
 */
export const TABLE_RULES: readonly Rule[] = [
  numericDate,
  compactDate,
  clockTime,
  unpaddedClock,
  yearMonth,
  labelledNumber,
  monthName,
  dayNumber,
  yearNumber,
  weekdayName,
  timeMark,
  compactTime,
  bareHour,
  meridiem,
  timeZone,
  fillerWord,
];

/** Rules only for lines of date text; in a table their input would rather be a number, a code or a word. */
export const LINE_RULES: readonly Rule[] = [
  ...TABLE_RULES,
  qualifier,
  weekDate,
  namedWeek,
  ordinalDate,
  quarter,
  yearOfQuarter,
  dayMonth,
  dayRange,
  compactYearLast,
  gluedHour,
  bareTime,
  mixedClock,
  dashedClock,
  dottedHalfDay,
  letteredClock,
  halfDayLetter,
  clockName,
  rangeEnd,
  eraName,
  yearOfEra,
  spelledDay,
  spokenTime,
  unknownZone,
  epoch,
  yearAlone,
];
