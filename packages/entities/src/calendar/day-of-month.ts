/**
 * A day of the month, 1 to 31, as a plain number.
 * Sources: ISO 8601-1 §4.3.6 (calendar days); CLDR ordinal rules (suffixes by language).
 */

import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { invalid, rewritten } from "../outcome.ts";

const DAY = /^(\d{1,2})(?:\.0+)?(?:st|nd|rd|th|\.|er|º|°|e|ª|日|일)?$/i;
const LAST = 31;

export const dayOfMonth = defineEntity<{ readonly isPadded: boolean }>({
  id: "day_of_month",
  title: "Day of the month",
  group: "datetime",
  prefilter: { maxLength: 5, first: ["digit"] },
  type: "integer",
  maxLength: 12,
  headers: [
    /\b(day ?of ?(?:the ?)?month|dom|day|dd|mday|birth ?day)\b/i,
    /\b(tag|tag des monats|monatstag|jour|jour du mois|día|día del mes|dia|dia do mês|giorno|giorno del mese|dag|dag van de maand)\b/i,
    /(?:_day|Day)$/,
  ],
  recognise: (text) => {
    if (text.length > 5) return 0;
    const day = Number(DAY.exec(text)?.[1] ?? 0);
    if (day < 1 || day > LAST) return 0;
    return /^\d+$/.test(text) ? 0.25 : /\.0|\.$/.test(text) ? 0.2 : 0.45;
  },
  learn: (values) => ({
    isPadded:
      values.some(({ text }) => /^0\d$/.test(text)) && findMajority(values, (text) => text.length === 2) === true,
  }),
  describe: ({ isPadded }) => (isPadded ? ["Days are written with two digits."] : []),
  clean: (text, { isPadded }) => {
    const digits = DAY.exec(text)?.[1];
    const day = Number(digits ?? 0);
    if (digits === undefined) return invalid("Not a day of the month.");
    if (day < 1 || day > LAST) return invalid("No month has such a day.");
    const output = isPadded ? String(day).padStart(2, "0") : String(day);
    return rewritten(text, output, { why: "Written as a plain number.", rule: "plain" });
  },
});
