/**
 * When something is open, in the syntax of OpenStreetMap: Mo-Fr 09:00-18:00; Sa 10:00-14:00.
 * Sources: the OpenStreetMap wiki, Key:opening_hours/specification; schema.org openingHours.
 */

import { mayHaveDigit, startsWithDigit } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isFirstWord, type OpeningRule, readOpeningHours } from "./read-opening-hours.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const ALWAYS = "24/7";
const MAX_LENGTH = 300;
const FIRST_WORD = /^(\p{L}+)(?:[^\p{L}\d]|$)/u;
const FIRST_HOURS =
  /^\d{1,2}(?:[:.h]\d{2})?(?::\d{2})? ?(?:[ap]\.?m\.?|h|Uhr)? ?(?:[-–—]|to|bis|à|a|tot) ?\d{1,2}(?:[:.h]\d{2}| ?[ap]\.?m| ?Uhr)/i;
const CLOSED = /closed|off$|geschlossen|fermé|cerrado|fechado|chiuso|gesloten/i;
/** Months, weeks, holidays, sunrise: parts of the syntax that are left as they are. */
const FURTHER_SYNTAX =
  /^(?=.*(?:\b(?:PH|SH|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|week|sunrise|sunset)\b))(?=.*(?:\d{2}:\d{2}|off|sunrise))[A-Za-z\d:;,+\-[\]() "/|]+$/;
/** From this many days on, a row of them is written as a range. */
const RANGE = 3;

export const openingHours = defineEntity({
  id: "opening_hours",
  title: "Opening hours",
  group: "datetime",
  prefilter: { minLength: 4 },
  type: "text",
  maxLength: 300,
  headers: [
    /\b(opening ?hours|open(?:ing)? ?times?|business ?hours|hours(?: of operation)?|store ?hours|office ?hours|hours ?open)\b/i,
    /\b(öffnungszeiten|oeffnungszeiten|geschäftszeiten|sprechzeiten|horaires?(?: d'ouverture)?|heures d'ouverture|horarios?|horario de apertura|horário(?: de funcionamento)?|orari?o?(?: di apertura)?|openingstijden|openingsuren)\b/i,
  ],
  recognise: (text) => {
    if (text.length < 4 || !mayBeHours(text)) return 0;
    if (readOpeningHours(text) === undefined) return FURTHER_SYNTAX.test(text) ? 0.9 : 0;
    return /\p{L}{2}|24\/7/u.test(text) ? (/\d/.test(text) ? 0.97 : 0.3) : 0.6;
  },
  clean: cleanHours,
});

/** A weekday first, or two clocks. */
function mayBeHours(text: string): boolean {
  if (startsWithDigit(text)) return FIRST_HOURS.test(text) || text.startsWith("24");
  if (!mayHaveDigit(text, MAX_LENGTH) && !CLOSED.test(text)) return false;
  const word = FIRST_WORD.exec(text)?.[1];
  return word !== undefined && isFirstWord(word);
}

function cleanHours(text: string): Outcome {
  const rules = readOpeningHours(text);
  if (rules === undefined)
    return FURTHER_SYNTAX.test(text) && !/\b(?:2[5-9]|[3-9]\d):\d{2}/.test(text)
      ? confirmed(text)
      : invalid("Not days with opening times.");
  const output = writeRules(rules);
  return rewritten(text, output, {
    why: "Days and 24-hour times, as OpenStreetMap writes them.",
    rule: "osm",
    components: partsOf(rules),
  });
}

function writeRules(rules: readonly OpeningRule[]): string {
  const [first] = rules;
  if (rules.length === 1 && first?.days.length === DAYS.length && first.spans[0] === "00:00-24:00") return ALWAYS;
  return rules
    .map(({ days, spans }) => [writeDays(days), spans.join(",") || "off"].filter((part) => part !== "").join(" "))
    .join("; ");
}

/** Mo-Fr,Su: neighbours are joined, the rest is listed. */
function writeDays(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => DAYS[day ?? 0] ?? "";
  return runs
    .map((run) => (run.length < RANGE ? run.map(name).join(",") : `${name(run[0])}-${name(run.at(-1))}`))
    .join(",");
}

function partsOf(rules: readonly OpeningRule[]): Cleaned["components"] {
  const [first] = rules;
  const [opens = "", closes = ""] = first?.spans[0]?.split("-") ?? [];
  const days = writeDays(first?.days ?? []);
  return { ...(days && { days }), ...(opens && { opens }), ...(closes && { closes }) };
}
