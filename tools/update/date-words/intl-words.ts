/** Month, weekday and half-day names, and the words between them, of one locale, as CLDR (through Intl) writes them. */

import { toName, type Word } from "./word.ts";

/** A week of every month, mornings and evenings: all months, weekdays and half days. */
const TIMES = Array.from({ length: 84 }, (_, index) =>
  Date.UTC(2024, Math.floor(index / 7), 10 + (index % 7), index % 2 === 0 ? 9 : 21),
);
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;

/** Names alone and names inside a date: many languages change them there (Finnish maanantai, maanantaina). */
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { weekday: "long" },
  { weekday: "short" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
  { year: "numeric", month: "short", day: "numeric" },
  { year: "numeric", month: "long", day: "numeric", weekday: "long" },
  { year: "numeric", month: "short", day: "numeric", weekday: "short" },
  { hour: "numeric", hourCycle: "h12" },
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "medium" },
];

export function intlWords(locale: string): readonly Word[] {
  return STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...style, timeZone: "UTC" });
    return TIMES.flatMap((time) => {
      const parts = format.formatToParts(time);
      return parts.flatMap((_, index) => readPart(parts, index, time));
    });
  });
}

function readPart(parts: readonly Intl.DateTimeFormatPart[], index: number, time: number): readonly Word[] {
  const part = parts[index];
  const date = new Date(time);
  if (part?.type === "month") return toName("month", date.getUTCMonth() + 1, withEndings(parts, index));
  if (part?.type === "weekday") return toName("weekday", date.getUTCDay(), withEndings(parts, index));
  if (part?.type === "dayPeriod") return toName("meridiem", date.getUTCHours() < 12 ? 0 : 1, part.value);
  if (part?.type !== "literal") return [];
  const ending =
    parts[index - 1]?.type === "day" ? /^[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}])/u.exec(part.value)?.[0] : undefined;
  if (ending !== undefined) return [{ role: "ordinal", value: 0, text: ending }];
  return (part.value.match(LETTERS) ?? []).map((text) => ({ role: "filler", value: 0, text }));
}

/** Hebrew and Basque glue a preposition or an ending to the name, which Intl counts as text between the parts. */
function withEndings(parts: readonly Intl.DateTimeFormatPart[], index: number): string {
  const before = /[\p{L}\p{M}]+$/u.exec(literalAt(parts, index - 1))?.[0] ?? "";
  const after = /^[\p{L}\p{M}]+/u.exec(literalAt(parts, index + 1))?.[0] ?? "";
  return `${before}${parts[index]?.value ?? ""}${after}`;
}

function literalAt(parts: readonly Intl.DateTimeFormatPart[], index: number): string {
  const part = parts[index];
  return part?.type === "literal" ? part.value : "";
}
