/**
 * A month, as a number or by name in any of some 90 languages. The column keeps its form: numbers, English names in
 * short or in full, or the names of another language.
 * Sources: CLDR month names; ISO 8601-1 §4.3.4 (calendar months).
 */
import { defineEntity } from "../entity.ts";
import { type CalendarClass, cleanCalendarName } from "./clean-calendar-name.ts";
import { findCalendarNames } from "./find-calendar-name.ts";
import { type CalendarEvidence, learnCalendarNames } from "./learn-calendar-names.ts";

const MONTHS: CalendarClass = {
  kind: "month",
  noun: "month",
  component: "month_number",
  english: "January February March April May June July August September October November December".split(" "),
  hasNumbers: true,
  numbers: [1, 12],
};

export const month = defineEntity<CalendarEvidence>({
  id: "month",
  title: "Month",
  group: "datetime",
  prefilter: { any: ["letter", "digit"] },
  type: ({ form }) => (form === "number" ? "integer" : "text"),
  maxLength: 30,
  followsColumn: true,
  headers: [
    /\b(month|months|mon|mth|mo|birth ?month)\b/i,
    /\b(monat|geburtsmonat|mois|mes|mês|mese|maand)\b/i,
    /(?:_month|Month)$/,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first < 58) return /^(?:0?[1-9]|1[0-2])$/.test(text) ? 0.3 : 0;
    return findCalendarNames("month", text).length === 0 ? 0 : text.length < 3 ? 0.2 : 0.9;
  },
  learn: (values) => learnCalendarNames(values, MONTHS),
  describe: ({ form, language }) => (form === undefined ? [] : [`Months are written as: ${form} (${language}).`]),
  clean: (text, evidence) => cleanCalendarName(text, evidence, MONTHS),
});
