/**
 * A calendar date. What is ISO 8601 stays as it is; the rest is written YYYY-MM-DD, with all that it states of a time.
 * Sources: ISO 8601-1 §5.2; CLDR date formats (order of day and month by locale).
 */
import { describeImpossibleDate, readDates } from "@limpid/dates";
import { defineEntity } from "../entity.ts";
import { confirmed, type Outcome, rewritten } from "../outcome.ts";
import { decideDates, type FormedDates, learnFormedDates } from "./date-column.ts";
import { explainOrder } from "./date-order.ts";
import { dateParts } from "./date-parts.ts";
import { detectIsoForm } from "./iso-form.ts";
import { isWhole, readDayFirst, refuseDate, refuseMissingDay, settleByTable, settleDates } from "./settle-dates.ts";

const ISO_DATE =
  /^(?:19|20)\d\d-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])$|^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
/** Midnight is what programs add to a date that states no time. With a zone it is a moment. */
const MIDNIGHT = /^(\S{6,10})[T ]00:00(?::00(?:\.0+)?)?$/;
/** ISO 8601-1 §5.2.2: a year, or a month of a year, where no more is known. */
const REDUCED = /^(?:1\d|20|21)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;
const COMPACT = /^\d{8}$|^\d{14}$/;
/** What a title names that has happened already: its two-digit years are no future ones. */
const PAST =
  /\b(?:birth|born|died|death|deceased|founded|founding|established|built|created|modified|updated|published|recorded|observed|geboren|gestorben|gegründet|né|décès|fondé|nacimiento|fallecimiento|nascita|nascimento)\b/i;
const MAY_BE_DATE = /\d[-/.,: \p{L}].*\d|\d{8}/u;

export const date = defineEntity<FormedDates>({
  id: "date",
  title: "Date",
  group: "datetime",
  type: ({ hasTime }) => (hasTime ? "datetime" : "date"),
  maxLength: 60,
  headers: [
    /\b(date|day|dob|birthday|birth ?date|timestamp|time|created|updated|modified|deadline|due|since|until)\b/i,
    /(?:date|Date|_at|_on|At)$/,
    /\b(datum|tag|geburtstag|geburtsdatum|zeit|jour|naissance|fecha|día|data|dia|giorno|nascita|dag)\b/i,
  ],
  recognise: (text) => {
    if (ISO_DATE.test(text)) return 0.97;
    if (!MAY_BE_DATE.test(text)) return 0;
    const whole = readDates(text).some(isWhole);
    return whole ? (COMPACT.test(text) ? 0.35 : 0.95) : describeImpossibleDate(text) === null ? 0 : 0.5;
  },
  learn: (values, hints) => learnFormedDates(values, hints, { isPast: PAST.test(hints.header) }),
  describe: describeDates,
  settings: decideDates,
  clean: cleanDate,
  parts: dateParts,
});

export function describeDates(column: FormedDates): readonly string[] {
  return [
    ...explainOrder(column),
    ...(column.serials ? ["Some dates are spreadsheet day numbers."] : []),
    ...(column.hasTime ? ["Most cells state a time."] : []),
  ];
}

function withoutMidnight(text: string, outcome: Outcome): Outcome {
  if (outcome.kind !== "ok") return outcome;
  const why = "Midnight means no time, as in the rest of the column.";
  return rewritten(text, outcome.output, { why, rule: "iso", prob: outcome.prob });
}

export function cleanDate(text: string, column: FormedDates): Outcome {
  const dayFirst = readDayFirst(text, column);
  if (dayFirst !== undefined) return dayFirst;
  if (ISO_DATE.test(text) || REDUCED.test(text)) return confirmed(text);
  const settled = settleByTable(text, column, (other) => cleanDate(other, column));
  if (settled !== undefined) return settled;
  const midnight = column.isBare ? MIDNIGHT.exec(text)?.[1] : undefined;
  if (midnight !== undefined) return withoutMidnight(text, cleanDate(midnight, column));
  const form = detectIsoForm(text);
  if (form === "extended" || form === column.form) return confirmed(text);
  const readings = readDates(text, { column });
  const whole = readings.filter(isWhole);
  if (whole.length === 0) return refuseDate(text, readings, "Not a date.");
  return refuseMissingDay(text, whole) ?? settleDates(text, whole, column);
}
