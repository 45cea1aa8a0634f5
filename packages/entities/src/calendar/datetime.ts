/**
 * A date with its time of day. What is ISO 8601 stays as it is; the rest is written YYYY-MM-DD HH:mm:ss, with the decimals
 * and the offset that are stated. The column decides the order of day and month, as for dates.
 * Sources: ISO 8601-1 §5.4; RFC 3339 §5.6.
 */
import { type DateReading, readDates } from "@limpid/dates";
import { mayHaveDigit } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { confirmed, type Outcome } from "../outcome.ts";
import { decideDates, type FormedDates, learnFormedDates } from "./date-column.ts";
import { explainOrder } from "./date-order.ts";
import { dateParts } from "./date-parts.ts";
import { detectIsoForm } from "./iso-form.ts";
import { isWhole, readDayFirst, refuseDate, refuseMissingDay, settleByTable, settleDates } from "./settle-dates.ts";

const NUMERIC = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4},?[T ]+\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i;
const HAS_TIME = /[T ]\d/;
const MAY_HAVE_TIME = /\d[:hT]\d|\d ?[ap]\.?m\b|\d Uhr/i;
const MIN_LENGTH = 10;
const MAX_LENGTH = 60;

export const datetime = defineEntity<FormedDates>({
  id: "datetime",
  title: "Date and time",
  group: "datetime",
  prefilter: { minLength: 10, any: ["any-digit"] },
  type: "datetime",
  maxLength: MAX_LENGTH,
  headers: [
    /\b(date ?time|timestamp|date and time|created|updated|modified|logged|last ?seen|last ?login|event ?time)\b/i,
    /(?:_at|At|_ts|_datetime|Timestamp|DateTime)$/,
    /\b(zeitstempel|datum und uhrzeit|zeitpunkt|horodatage|date et heure|fecha y hora|marca de tiempo|data e hora|data e ora|datum en tijd|tijdstempel)\b/i,
  ],
  recognise: (text) => {
    if (text.length < MIN_LENGTH || !mayHaveDigit(text, MAX_LENGTH)) return 0;
    if (detectIsoForm(text) === "extended") return HAS_TIME.test(text) ? 0.98 : 0;
    if (NUMERIC.test(text)) return 0.95;
    return MAY_HAVE_TIME.test(text) && readDates(text).some(isTimed) ? 0.95 : 0;
  },
  learn: learnFormedDates,
  describe: explainOrder,
  settings: decideDates,
  clean: cleanDatetime,
  parts: dateParts,
});

function isTimed(reading: DateReading): boolean {
  return isWhole(reading) && reading.hour !== null;
}

function cleanDatetime(text: string, column: FormedDates): Outcome {
  const dayFirst = readDayFirst(text, column);
  if (dayFirst !== undefined) return dayFirst;
  const settled = settleByTable(text, column, (other) => cleanDatetime(other, column));
  if (settled !== undefined) return settled;
  const form = detectIsoForm(text);
  if (form === "extended" || form === column.form) return confirmed(text);
  const readings = readDates(text, { column }).filter(isWhole);
  if (readings.length === 0) return refuseDate(text, [], "Not a date with its time.");
  return refuseMissingDay(text, readings) ?? settleDates(text, readings, column);
}
