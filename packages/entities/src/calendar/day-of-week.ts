/**
 * A day of the week by name, in any of some 90 languages. The column keeps its form: English names in short or in full,
 * or the names of another language. Numbers stay: programs begin the week on different days.
 * Sources: CLDR day names; ISO 8601-1 §4.3.5 (Monday is day 1); schema.org DayOfWeek.
 */
import { defineEntity } from "../entity.ts";
import { type CalendarClass, cleanCalendarName } from "./clean-calendar-name.ts";
import { findCalendarNames } from "./find-calendar-name.ts";
import { type CalendarEvidence, learnCalendarNames } from "./learn-calendar-names.ts";

const WEEKDAYS: CalendarClass = {
  kind: "weekday",
  noun: "weekday",
  component: "weekday_number",
  english: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  hasNumbers: false,
  numbers: [0, 7],
};

export const dayOfWeek = defineEntity<CalendarEvidence>({
  id: "day_of_week",
  title: "Day of the week",
  group: "datetime",
  prefilter: { any: ["letter", "digit"] },
  type: "text",
  maxLength: 40,
  followsColumn: true,
  headers: [
    /\b(weekday|day ?of ?(?:the ?)?week|dow|day ?name|week ?day|day)\b/i,
    /\b(wochentag|tag|jour ?(?:de la semaine)?|día ?(?:de la semana)?|dia da semana|dia|giorno ?(?:della settimana)?|weekdag|dag)\b/i,
    /(?:_dow|DayOfWeek|dayOfWeek)$/,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first < 58) return text.length === 1 && first >= 48 && first <= 55 ? 0.1 : 0;
    if (findCalendarNames("weekday", text).length > 0) return text.length < 3 ? (first > 0x2e80 ? 0.6 : 0.3) : 0.95;
    return text.length > 18 && /^https?:\/\/schema\.org\/\w+day$/i.test(text) ? 0.97 : 0;
  },
  learn: (values) => learnCalendarNames(values, WEEKDAYS),
  describe: ({ form, language }) => (form === undefined ? [] : [`Weekdays are written as: ${form} (${language}).`]),
  clean: (text, evidence) => cleanCalendarName(text, evidence, WEEKDAYS),
});
