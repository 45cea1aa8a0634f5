/** One month or weekday of a column, brought to the column's form. */

import { foldText, isOneEditApart } from "@limpid/text";
import { ambiguous, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { type CalendarName, findCalendarNames } from "./find-calendar-name.ts";
import { type CalendarEvidence, type CalendarWords, detectCalendarForm } from "./learn-calendar-names.ts";

export interface CalendarClass extends CalendarWords {
  /** What a value is called in messages: month, weekday. */
  readonly noun: string;
  readonly component: string;
  /** Whether a number says which one it is: that of a weekday does not. */
  readonly hasNumbers: boolean;
  readonly numbers: readonly [lowest: number, highest: number];
}

const SCHEMA_ORG = /^https?:\/\/schema\.org\//i;
const NUMBER = /^\d{1,2}(?:\.0+)?$/;
const MIN_REPAIRED_LENGTH = 5;
const SHORT_LETTERS = 3;

export function cleanCalendarName(text: string, evidence: CalendarEvidence, words: CalendarClass): Outcome {
  if (NUMBER.test(text)) return cleanNumber(text, evidence, words);
  const name = text.replace(SCHEMA_ORG, "");
  const meanings = findMeanings(name, words);
  const known = meanings.filter(({ languages }) => evidence.languages.some((language) => languages.includes(language)));
  const [meaning, ...others] = meanings.length === 1 ? meanings : known;
  if (meaning !== undefined && others.length === 0) return writeName(text, name, meaning, { evidence, words });
  if (meanings.length > 1) return openName(meanings, words);
  const near = findMisspelt(name, words);
  if (near === undefined) return invalid(`Not a known ${words.noun}.`);
  const output = inForm(near, evidence, words);
  const why = `One letter away from ${output}, the only close match.`;
  return rewritten(text, output, { why, rule: "misspelt", prob: 0.93, components: numberOf(near, words) });
}

/** Mondays is a Monday too. */
function findMeanings(name: string, { kind }: CalendarClass): readonly CalendarName[] {
  const meanings = findCalendarNames(kind, name);
  return meanings.length > 0 || !/days$/i.test(name) ? meanings : findCalendarNames(kind, name.slice(0, -1));
}

function openName(meanings: readonly CalendarName[], { english, noun }: CalendarClass): Outcome {
  const readings = meanings.map(({ value }) => ({ output: english[value - 1] ?? "", prob: 1 / meanings.length }));
  return ambiguous(
    `A different ${noun} in other languages, and nothing in the column shows which language it is.`,
    readings,
  );
}

function cleanNumber(text: string, evidence: CalendarEvidence, words: CalendarClass): Outcome {
  const value = Number(text);
  const [lowest, highest] = words.numbers;
  if (value < lowest || value > highest) return invalid(`There is no ${words.noun} ${value}.`);
  const { form, isPadded } = evidence;
  if (!words.hasNumbers) return confirmed(text);
  const isNamed = form === "short" || form === "long";
  const digits = isPadded ? String(value).padStart(2, "0") : String(value);
  const output = isNamed ? inForm(value, evidence, words) : digits;
  const why = isNamed ? "Formatted like the rest of the column." : "Written as a plain number.";
  return rewritten(text, output, { why, rule: "one-form", components: numberOf(value, words) });
}

interface Context {
  readonly evidence: CalendarEvidence;
  readonly words: CalendarClass;
}

function writeName(text: string, name: string, { value }: CalendarName, { evidence, words }: Context): Outcome {
  const components = numberOf(value, words);
  const spelling = evidence.spellings.get(value);
  const isInForm = detectCalendarForm(name, evidence.language, words) === evidence.form;
  const isOtherLanguage = evidence.form === "other language";
  if (isOtherLanguage && (spelling === undefined || (isInForm && foldText(spelling) !== foldText(name))))
    return confirmed(text, components);
  if (evidence.form === "number" && !words.hasNumbers) return confirmed(text, components);
  const output = inForm(value, evidence, words);
  return rewritten(text, output, { why: `Written as ${output}.`, rule: "one-form", components });
}

function inForm(
  value: number,
  { form, spellings, areCapitals, isPadded }: CalendarEvidence,
  words: CalendarClass,
): string {
  if (form === "number" && words.hasNumbers) return isPadded ? String(value).padStart(2, "0") : String(value);
  const long = words.english[value - 1] ?? "";
  const name = form === "short" ? long.slice(0, SHORT_LETTERS) : long;
  return spellings.get(value) ?? (areCapitals && form !== undefined ? name.toUpperCase() : name);
}

function findMisspelt(name: string, { english }: CalendarClass): number | undefined {
  if (name.length < MIN_REPAIRED_LENGTH || name.length > 12) return undefined;
  const near = english.flatMap((known, index) =>
    isMisspelt(name.toLowerCase(), known.toLowerCase()) ? [index + 1] : [],
  );
  return near.length === 1 ? near[0] : undefined;
}

/** The first letter stays: Funday is a joke, no misspelt Sunday. */
function isMisspelt(name: string, known: string): boolean {
  return name[0] === known[0] && isOneEditApart(name, known);
}

function numberOf(value: number, { component }: CalendarClass): Readonly<Record<string, string>> {
  return { [component]: String(value) };
}
