/**
 * A calendar date, written YYYY-MM-DD; with its time where the column states times.
 * Sources: ISO 8601-1 §5.2; CLDR date formats (order of day and month by locale).
 */
import {
  type DateOrder,
  type DateReading,
  describeImpossibleDate,
  findMissingDay,
  formatReading,
  isZeroDate,
  readDates,
} from "@limpid/dates";
import type { ClassRule } from "@limpid/table";
import { defineEntity } from "../entity.ts";
import {
  ambiguous,
  confirmed,
  invalid,
  missing,
  type Outcome,
  type Reading,
  type Rewrite,
  rewritten,
} from "../outcome.ts";
import {
  type DateColumn,
  decideOrder,
  explainOrder,
  gatherDates,
  orderProbability,
  orderSentence,
} from "./date-order.ts";
import { missingDayOf, refuseMissingDay } from "./missing-day.ts";
import { joinByDay, splitTime } from "./split-time.ts";

const ISO_DATE =
  /^(?:19|20)\d\d-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])$|^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const COMPACT = /^\d{8}$|^\d{14}$/;
const MAY_BE_DATE = /\d[-/.,: \p{L}].*\d|\d{8}/u;
const DATE_PART = { why: "Only the date kept, as in the rest of the column.", rule: "date-part", prob: 0.95 } as const;

export const date = defineEntity<DateColumn>({
  id: "date",
  title: "Date",
  group: "datetime",
  type: ({ hasTime }) => (hasTime ? "datetime" : "date"),
  longest: 60,
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
  gather: (values, hints) => gatherDates(joinByDay(values), hints),
  explain: (evidence) => [
    ...explainOrder(evidence),
    ...(evidence.serials ? ["Some dates are spreadsheet day numbers."] : []),
    ...(evidence.hasTime ? ["Most cells state a time."] : []),
  ],
  decide: decideOrder,
  clean: cleanDate,
  examples: {
    clean: [
      ["2024-03-05", "2024-03-05"],
      ["13/02/2024", "2024-02-13"],
      ["5 Mar 2024", "2024-03-05"],
      ["5. März 2024", "2024-03-05"],
      ["Tue, 05 Mar 2024", "2024-03-05"],
      ["20240305", "2024-03-05"],
      ["2024-03-05T14:30:00+01:00", "2024-03-05"],
    ],
    invalid: [
      ["31/02/2024", "no such day"],
      ["soon", "a word"],
      ["March 2024", "no day"],
    ],
    other: ["SEPT2", "MARCH1", "1E5", "2-10", "00137", "12.50", "192.168.0.1", "1.2.3", "5 kg", "10:30"],
  },
});

function isWhole({ year, month, day }: DateReading): boolean {
  return year !== null && month !== null && day !== null;
}

function cleanDate(text: string, evidence: DateColumn): Outcome {
  if (ISO_DATE.test(text)) return confirmed(text);
  const { day, time } = splitTime(text);
  if (time !== "" && ISO_DATE.test(day)) return settleIso(text, day, time, evidence);
  const { order, serials } = evidence;
  const readings = readDates(text, { serials, ...(order === null ? {} : { order }) });
  const whole = readings.filter(isWhole);
  if (whole.length === 0) return refuse(text, readings);
  const missingDay = missingDayOf(text, whole, evidence);
  if (missingDay !== undefined) return refuseMissingDay(missingDay, whole);
  return settleReadings(text, whole, evidence);
}

/** The quick way for what most exports write: no other reading is possible. */
function settleIso(text: string, day: string, time: string, { hasTime }: DateColumn): Outcome {
  if (!hasTime) return rewritten(text, day, DATE_PART);
  const seconds = time.length === 5 ? ":00" : "";
  return rewritten(text, `${day} ${time}${seconds}`, { why: "Written as ISO 8601, to the second.", rule: "iso" });
}

function refuse(text: string, readings: readonly DateReading[]): Outcome {
  if (isZeroDate(text)) return missing(`"${text}" stands for no date.`);
  const partial = readings[0];
  if (partial !== undefined) return invalid("Part of a date only.", [formatReading(partial, "iso-datetime")]);
  const impossible = describeImpossibleDate(text);
  const lastDay = findMissingDay(text)?.lastDay;
  return invalid(impossible === null ? "Not a date." : `${impossible}.`, lastDay === undefined ? [] : [lastDay]);
}

function settleReadings(text: string, readings: readonly DateReading[], evidence: DateColumn): Outcome {
  const [first] = readings;
  const outputs = distinctOutputs(readings, evidence);
  const output = outputs[0]?.output;
  if (first === undefined || output === undefined) return invalid("Not a date.");
  if (outputs.length === 1) return rewritten(text, output, whyOnly(first, evidence));
  if (evidence.order === null || first.order !== evidence.order) {
    return ambiguous("Day and month can be read both ways, and no other cell tells which comes first.", outputs);
  }
  return rewritten(text, output, {
    why: orderSentence(evidence) ?? "",
    rule: RULE_OF_ORDER[evidence.order],
    prob: orderProbability(evidence),
  });
}

const RULE_OF_ORDER: Readonly<Record<DateOrder, ClassRule>> = {
  dmy: "day-first",
  mdy: "month-first",
  ymd: "year-first",
};

function whyOnly({ hour, rule }: DateReading, { hasTime }: DateColumn): Rewrite {
  if (rule.includes("serial")) return { why: "A spreadsheet's day number.", rule: "serial", prob: 0.93 };
  if (hour !== null && !hasTime) return DATE_PART;
  return { why: "Written year first, as ISO 8601.", rule: "iso" };
}

function distinctOutputs(readings: readonly DateReading[], { hasTime }: DateColumn): readonly Reading[] {
  const probs = new Map<string, number>();
  for (const reading of readings) {
    const output = formatReading(hasTime ? reading : withoutTime(reading), hasTime ? "iso-datetime" : "iso-date");
    probs.set(output, (probs.get(output) ?? 0) + reading.score);
  }
  const total = [...probs.values()].reduce((sum, prob) => sum + prob, 0);
  return [...probs].map(([output, prob]) => ({ output, prob: prob / total }));
}

function withoutTime(reading: DateReading): DateReading {
  return { ...reading, hour: null, minute: null, second: null, millisecond: null, offsetMinutes: null };
}
