/**
 * A year of four digits. It is no number to be grouped or rounded.
 * Sources: ISO 8601-1 §4.3.2 (calendar years); CLDR year formats (年, 년).
 */

import { foldDigits } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import {
  type CalendarEvidence,
  decideCalendar,
  learnCalendar,
  otherYearReader,
  readOtherYear,
  settleOtherCalendar,
} from "./other-calendar.ts";

const YEAR = /^(?:1\d{3}|2(?:[01]\d{2}|200))$/;
const WRAPPED = /^(?:(?:AD|CE|FY|year|an|año|anno|jahr) ?)?'?(\d)[, ]?(\d{3})(?:\.0+)?(?: ?(?:AD|CE|年|년|г\.?))?$/i;

const YEAR_DIGITS = 4;
/** How a year with a mark behind it ends: 年, 년, AD, CE. */
const MARKS = "年년DE";

export const year = defineEntity<CalendarEvidence>({
  id: "year",
  title: "Year",
  group: "datetime",
  prefilter: { minLength: 4, all: ["digit"] },
  type: "integer",
  maxLength: 20,
  headers: [
    /\b(year|years|yr|yyyy|fiscal ?year|fy|vintage|season|founded|established|release ?year|birth ?year)\b/i,
    /\b(jahr|baujahr|jahrgang|gründungsjahr|année|millésime|año|ano|anno|annata|jaar|bouwjaar)\b/i,
    /(?:_year|Year)$/,
  ],
  recognise: (text) => {
    if (text.length === YEAR_DIGITS) return YEAR.test(text) ? (text > "1899" && text < "2051" ? 0.8 : 0.45) : 0;
    return MARKS.includes(text.charAt(text.length - 1)) && WRAPPED.test(text) ? 0.8 : 0;
  },
  learn: (values, hints) => learnCalendar(values, hints, otherYearReader(hints)),
  describe: () => [],
  settings: decideCalendar,
  clean: (text, calendar) => settleYear(text, calendar) ?? cleanYear(text),
});

function settleYear(text: string, calendar: CalendarEvidence): Outcome | undefined {
  const isPersian = calendar.habit === "persian";
  return settleOtherCalendar(text, calendar, cleanYear, (other) => readOtherYear(other, isPersian));
}

function cleanYear(text: string): Outcome {
  const match = WRAPPED.exec(foldDigits(text));
  const output = match === null ? "" : `${match[1]}${match[2]}`;
  if (!YEAR.test(output))
    return invalid(output === "" ? "Not a year of four digits." : "Not between 1000 and 2200.", suggestYear(text));
  const value = Number(output);
  const components = { decade: `${Math.floor(value / 10) * 10}s`, century: String(Math.ceil(value / 100)) };
  return rewritten(text, output, { why: "Written as four digits.", rule: "plain", components });
}

/** The only year in the text, or one with a letter O for a zero. */
function suggestYear(text: string): readonly string[] {
  const years = text.replace(/[Oo](?=\d)|(?<=\d)[Oo]/g, "0").match(/(?<!\d)(?:1\d{3}|20\d{2})(?!\d)/g) ?? [];
  return years.length === 1 ? years : [];
}
