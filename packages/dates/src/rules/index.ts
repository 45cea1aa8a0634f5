import { clockTime } from "./clock-time.ts";
import { compactDate } from "./compact-date.ts";
import { compactTime, timeMark } from "./compact-time.ts";
import { dayNumber } from "./day-number.ts";
import { fillerWord } from "./filler-word.ts";
import { labelledNumber } from "./labelled-number.ts";
import { bareHour, meridiem } from "./meridiem.ts";
import { monthName } from "./month-name.ts";
import { numericDate } from "./numeric-date.ts";
import type { Rule } from "./rule.ts";
import { timeZone } from "./time-zone.ts";
import { weekdayName } from "./weekday-name.ts";
import { yearMonth } from "./year-month.ts";
import { yearNumber } from "./year-number.ts";

/** All rules, those that explain most first: the search finds the fullest explanation before it runs out of steps. */
export const RULES: readonly Rule[] = [
  numericDate,
  compactDate,
  clockTime,
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
