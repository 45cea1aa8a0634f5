/**
 * A date with its time of day, written YYYY-MM-DD HH:mm:ss, with the offset where one is stated. The column decides the
 * order of day and month, as for dates.
 * Sources: ISO 8601-1 §5.4; RFC 3339 §5.6.
 */
import { type DateReading, describeImpossibleDate, formatReading, isZeroDate, readDates } from "@limpid/dates";
import { mayHaveDigit } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { ambiguous, type Cleaned, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { type DateColumn, decideOrder, explainOrder, gatherDates, orderSentence } from "./date-order.ts";
import { missingDayOf, refuseMissingDay } from "./missing-day.ts";
import { joinByDay } from "./split-time.ts";

const ISO =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/;
const NUMERIC = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4},?[T ]+\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i;
const MAY_HAVE_TIME = /\d[:hT]\d|\d ?[ap]\.?m\b|\d Uhr/i;
const FRACTION = /:\d{2}[.,](\d{4,9})(?!\d)/;
const SHORTEST = 10;
const LONGEST = 60;
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

export const datetime = defineEntity<DateColumn>({
  id: "datetime",
  title: "Date and time",
  group: "datetime",
  gate: { fewest: 10, any: ["any-digit"] },
  type: "datetime",
  longest: LONGEST,
  headers: [
    /\b(date ?time|timestamp|date and time|created|updated|modified|logged|last ?seen|last ?login|event ?time)\b/i,
    /(?:_at|At|_ts|_datetime|Timestamp|DateTime)$/,
    /\b(zeitstempel|datum und uhrzeit|zeitpunkt|horodatage|date et heure|fecha y hora|marca de tiempo|data e hora|data e ora|datum en tijd|tijdstempel)\b/i,
  ],
  recognise: (text) => {
    if (text.length < SHORTEST || !mayHaveDigit(text, LONGEST)) return 0;
    if (ISO.test(text)) return 0.98;
    if (NUMERIC.test(text)) return 0.95;
    return MAY_HAVE_TIME.test(text) && readDates(text).some(isTimed) ? 0.95 : 0;
  },
  gather: (values, hints) => gatherDates(joinByDay(values), hints),
  explain: explainOrder,
  decide: decideOrder,
  clean: cleanDatetime,
  examples: {
    clean: [
      ["2024-03-05 14:30:00", "2024-03-05 14:30:00"],
      ["2024-03-05T14:30", "2024-03-05 14:30:00"],
      ["2024-03-05T14:30:00.123456", "2024-03-05 14:30:00.123456"],
      ["2024-03-05T14:30:00Z", "2024-03-05 14:30:00+00:00"],
      ["2024-03-05T14:30:00+01:00", "2024-03-05 14:30:00+01:00"],
      ["13/02/2024 2:30 PM", "2024-02-13 14:30:00"],
      ["13.02.2024 14:30", "2024-02-13 14:30:00"],
      ["Tue, 05 Mar 2024 14:30:00 GMT", "2024-03-05 14:30:00+00:00"],
      ["5. März 2024, 14:30 Uhr", "2024-03-05 14:30:00"],
    ],
    invalid: [
      ["31/02/2024 14:30", "no such day"],
      ["2024-03-05 25:00", "no such hour"],
      ["14:30", "no date"],
      ["soon", "a word"],
    ],
    other: ["2024-03-05", "14:30", "12.50", "1.2.3", "192.168.0.1", "SEPT2 10"],
  },
});

function isWhole({ year, month, day }: DateReading): boolean {
  return year !== null && month !== null && day !== null;
}

function isTimed(reading: DateReading): boolean {
  return isWhole(reading) && reading.hour !== null;
}

function cleanDatetime(text: string, evidence: DateColumn): Outcome {
  const { order, serials } = evidence;
  const readings = readDates(text, { serials, ...(order === null ? {} : { order }) }).filter(isWhole);
  const [first] = readings;
  if (first === undefined) return refuse(text);
  const missingDay = missingDayOf(text, readings, evidence);
  if (missingDay !== undefined) return refuseMissingDay(missingDay, readings);
  const outputs = [...new Set(readings.map((reading) => writeWhole(text, reading)))];
  const [output = ""] = outputs;
  const isOpen = outputs.length > 1 && (order === null || first.order !== order);
  if (isOpen) {
    const probs = readings.map((reading) => ({ output: writeWhole(text, reading), prob: reading.score }));
    return ambiguous("Day and month can be read both ways, and no other cell tells which comes first.", probs);
  }
  const byOrder = outputs.length > 1 ? orderSentence(evidence) : undefined;
  return rewritten(text, output, {
    why: byOrder ?? "Written as ISO 8601, to the second.",
    rule: byOrder === undefined ? "iso" : "order",
    components: partsOf(first),
  });
}

/** With every digit of the second: a reading holds thousandths only. */
function writeWhole(text: string, reading: DateReading): string {
  const output = formatReading(reading, "iso-datetime");
  const fraction = FRACTION.exec(text)?.[1];
  return fraction === undefined ? output : output.replace(/(:\d{2})(?:\.\d+)?(?=$|[+-]\d{2}:\d{2}$)/, `$1.${fraction}`);
}

function refuse(text: string): Outcome {
  if (isZeroDate(text)) return missing(`"${text}" stands for no date.`);
  const impossible = describeImpossibleDate(text);
  return invalid(impossible === null ? "Not a date with its time." : `${impossible}.`);
}

function partsOf(reading: DateReading): Cleaned["components"] {
  const { year, month, day, hour, offsetMinutes } = reading;
  const [date = "", clock = ""] = formatReading(reading, "iso-datetime").split(" ");
  const weekday = WEEKDAYS[new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)).getUTCDay()] ?? "";
  const zone = /(?:Z|[+-]\d{2}:\d{2})$/.exec(clock)?.[0] ?? "";
  return {
    date,
    year: String(year),
    month: String(month),
    day: String(day),
    weekday,
    ...(hour !== null && { time: clock.slice(0, clock.length - zone.length), hour: String(hour) }),
    ...(offsetMinutes !== null && { tz: zone }),
  };
}
