/**
 * A length of time. The column keeps its form where it has one: clocks (1:30:00), one unit (90 min); anything else is
 * written as ISO 8601 (PT1H30M). Two numbers such as 4:35 stay: they are hours or minutes.
 * Sources: ISO 8601-1 §5.5.2 (durations); CLDR unit names and short forms.
 */
import type { CountedValue } from "@limpid/table";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import {
  type Duration,
  durationSeconds,
  readClockDuration,
  readDurationParts,
  readIsoDuration,
  sumParts,
  writeClockDuration,
  writeIsoDuration,
} from "./read-duration.ts";

interface DurationEvidence {
  /** iso, clock, words, bare, or the only unit of most cells. */
  readonly form: string | undefined;
  /** The most frequent spelling of that unit. */
  readonly spelling: string;
}

const TWO_PARTS = /^\d{1,4}:[0-5]\d$/;
const BARE = /^\d{1,9}(?:[.,]\d{1,6})?$/;
const PRETTY = 1e6;
const UNIT_SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 };

export const duration = defineEntity<DurationEvidence>({
  id: "duration",
  title: "Duration",
  group: "datetime",
  prefilter: { any: ["any-digit"] },
  type: ({ form }) => (form === "bare" ? "number" : "text"),
  maxLength: 60,
  headers: [
    /\b(duration|length|runtime|running ?time|elapsed|time ?taken|cook ?time|prep ?time|total ?time|lap ?time|playtime|minutes|hours)\b/i,
    /\b(dauer|laufzeit|spieldauer|zubereitungszeit|fahrzeit|durée|temps|duración|tiempo|duração|tempo|durata|duur|speelduur)\b/i,
  ],
  recognise: recogniseDuration,
  learn: learnForms,
  describe: ({ form, spelling }) => (form === undefined ? [] : [`Durations are written as: ${spelling || form}.`]),
  clean: cleanDuration,
});

function recogniseDuration(text: string): number {
  const first = text.charCodeAt(0);
  if (first === 80 || first === 112) return readIsoDuration(text) === undefined ? 0 : 0.98;
  if (first < 48 || (first > 57 && first !== 189)) return 0;
  if (TWO_PARTS.test(text)) return 0.3;
  if (readClockDuration(text) !== undefined) return 0.6;
  const last = text.charCodeAt(text.length - 1);
  if (last >= 48 && last <= 57 && !/\d ?h ?\d/i.test(text)) return 0;
  const parts = readDurationParts(text);
  if (parts === undefined) return 0;
  return parts.length > 1 ? 0.95 : /^["″”'′’m]$/.test(parts[0]?.spelling ?? "") ? 0.3 : 0.9;
}

function readDuration(text: string): Duration | undefined {
  const parts = readDurationParts(text);
  return readIsoDuration(text) ?? readClockDuration(text) ?? (parts === undefined ? undefined : sumParts(parts));
}

function formOf(text: string): string | undefined {
  if (readIsoDuration(text) !== undefined) return "iso";
  if (TWO_PARTS.test(text) || readClockDuration(text) !== undefined) return "clock";
  if (BARE.test(text)) return "bare";
  const parts = readDurationParts(text);
  return parts === undefined ? undefined : parts.length === 1 ? parts[0]?.unit : "words";
}

function learnForms(values: readonly CountedValue[]): DurationEvidence {
  const form = findMajority(values, formOf);
  const spellings = new Map<string, number>();
  if (form !== undefined && UNIT_SECONDS[form] !== undefined) {
    for (const { text, count } of values) {
      const spelling = readDurationParts(text)?.[0]?.spelling ?? "";
      if (formOf(text) === form) spellings.set(spelling, (spellings.get(spelling) ?? 0) + count);
    }
  }
  const [spelling = ""] = [...spellings].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return { form, spelling };
}

function cleanDuration(text: string, { form, spelling }: DurationEvidence): Outcome {
  if (TWO_PARTS.test(text) || (form === "bare" && BARE.test(text))) return confirmed(text);
  const length = readDuration(text);
  if (length === undefined) return invalid(BARE.test(text) ? "No unit." : "Not a length of time.");
  const components = partsOf(length);
  if (readIsoDuration(text) !== undefined && form !== "clock")
    return rewritten(text, text.toUpperCase(), { why: "In capitals.", rule: "iso", components });
  const seconds = durationSeconds(length);
  if (form === "clock" && seconds !== undefined)
    return rewritten(text, writeClockDuration(seconds), {
      why: "Formatted like the rest of the column.",
      rule: "clock",
      components,
    });
  const inUnit = form === undefined || seconds === undefined ? undefined : writeInUnit(text, seconds, form, spelling);
  const output = inUnit ?? writeIsoDuration(length);
  const why = inUnit === undefined ? "Written as ISO 8601." : "In the unit of the column.";
  return rewritten(text, output, { why, rule: inUnit === undefined ? "iso" : "one-unit", components });
}

/** A number and the column's unit, where the number has few decimals; the text itself where only that differs. */
function writeInUnit(text: string, seconds: number, form: string, spelling: string): string | undefined {
  const size = UNIT_SECONDS[form];
  if (size === undefined) return undefined;
  const amount = Math.round((seconds / size) * PRETTY) / PRETTY;
  if (Math.abs(amount * size - seconds) > 1 / PRETTY) return undefined;
  const parts = readDurationParts(text);
  return parts?.length === 1 && parts[0]?.unit === form ? text : `${amount} ${spelling}`;
}

function partsOf(length: Duration): Cleaned["components"] {
  const seconds = durationSeconds(length);
  if (seconds === undefined) return {};
  const minutes = Math.floor(seconds / 60);
  return { seconds: String(seconds), hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) };
}
