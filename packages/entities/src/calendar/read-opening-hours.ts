/** Reads opening hours as shops write them, in seven languages, into rules of days and times. */
import { type CalendarName, findCalendarNames } from "./find-calendar-name.ts";
import { type Clock, readClock, writeClock } from "./read-clock.ts";

export interface OpeningRule {
  /** Days from 0 for Monday, in order; none where no day is named. */
  readonly days: readonly number[];
  /** Such as 09:00-18:00; none where it is closed. */
  readonly spans: readonly string[];
}

type Token =
  | { readonly kind: "days"; readonly days: readonly number[] }
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "time"; readonly text: string }
  | { readonly kind: "dash" | "comma" | "break" | "closed" | "always" };

const TOKEN =
  /(\d{1,2}(?:(?:[:.]| ?h ?)\d{2}(?::\d{2})?)?(?: ?[ap]\.? ?m\b\.?| ?[ap]\b|(?: ?h| ?uhr)\b)?)|(\p{L}[\p{L}\p{M}']*)\.?|([-–—−~])|([,&+])|([;\n|/])|(:)|\s+/giuy;
const OSM_DAYS: Readonly<Record<string, number>> = { mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6 };
const ALL = [0, 1, 2, 3, 4, 5, 6];
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  ...groupOf("daily everyday täglich quotidien diario diariamente giornaliero tutti dagelijks always", ALL),
  ...groupOf("weekdays werktags wochentags weekdagen", ALL.slice(0, 5)),
  ...groupOf("weekend weekends wochenende", ALL.slice(5)),
};
const CLOSED = new Set("closed off geschlossen zu fermé ferme cerrado fechado chiuso gesloten ruhetag".split(" "));
const DASH_WORDS = new Set("to bis à a au al até tot until through till thru".split(" "));
const AND_WORDS = new Set("and und et y e en".split(" "));
const FILLERS = new Set(
  "from von de du das open opening hours geöffnet ouvert abierto aberto aperto van uhr h every day jeden tag le the on jours".split(
    " ",
  ),
);
const FURTHER = new Set("ph sh jan feb mar apr may jun jul aug sep oct nov dec week sunrise".split(" "));
const MAX_LENGTH = 300;
const NOON = 12;

function groupOf(words: string, days: readonly number[]): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(words.split(" ").map((word) => [word, days]));
}

/** Undefined when anything in the text is not understood. */
export function readOpeningHours(text: string): readonly OpeningRule[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (/^(?:24 ?\/ ?7|(?:open )?24 ?(?:hours|h|stunden)(?: a day)?|rund um die uhr|always open)$/i.test(text))
    return [{ days: ALL, spans: ["00:00-24:00"] }];
  const tokens = tokenise(
    text.replace(/-feiras?\b/gi, "").replace(/\b(?:open )?24 ?(?:hours|hrs|stunden)\b/gi, "00:00-24:00"),
  );
  return tokens === undefined ? undefined : readRules(tokens);
}

/** Whether opening hours may begin with the word: a day, closed, from, open; or a month or holiday of the full syntax. */
export function isFirstWord(word: string): boolean {
  const key = word.toLowerCase();
  if (OSM_DAYS[key] !== undefined || GROUPS[key] !== undefined || CLOSED.has(key) || FILLERS.has(key)) return true;
  return FURTHER.has(key) || meaningsOf(word).length > 0;
}

function tokenise(text: string): readonly Token[] | undefined {
  const language = languageOf(text);
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (match === null) return undefined;
    const [, time, word, dash, comma, stop] = match;
    if (time !== undefined) tokens.push({ kind: "time", text: time });
    else if (dash !== undefined) tokens.push({ kind: "dash" });
    else if (comma !== undefined) tokens.push({ kind: "comma" });
    else if (stop !== undefined) tokens.push({ kind: "break" });
    else if (word !== undefined) {
      const token = readWord(word.toLowerCase(), language);
      if (token === undefined) return undefined;
      if (token !== "filler") tokens.push(token);
    }
  }
  return tokens;
}

/** The language that knows most of the words as weekdays: Di is a Tuesday in German. */
function languageOf(text: string): string {
  const counts = new Map<string, number>([["en", 0]]);
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  for (const language of new Set(words.flatMap((word) => meaningsOf(word).flatMap(({ languages }) => languages)))) {
    const known = words.filter((word) => meaningsOf(word).some(({ languages }) => languages.includes(language)));
    counts.set(language, known.length);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function meaningsOf(word: string): readonly CalendarName[] {
  const found = findCalendarNames("weekday", word);
  if (found.length > 0 || !/days$/i.test(word)) return found;
  return findCalendarNames("weekday", word.slice(0, -1));
}

function readWord(word: string, language: string): Token | "filler" | undefined {
  const osm = OSM_DAYS[word];
  const known = meaningsOf(word).find(({ languages }) => languages.includes(language)) ?? onlyMeaning(word);
  const isOsm = osm !== undefined && (known === undefined || language === "en");
  if (isOsm) return { kind: "day", day: osm };
  const group = GROUPS[word];
  if (group !== undefined) return { kind: "days", days: group };
  if (CLOSED.has(word)) return { kind: "closed" };
  if (known !== undefined && !(FILLERS.has(word) && word.length > 2)) return { kind: "day", day: known.value - 1 };
  if (DASH_WORDS.has(word)) return { kind: "dash" };
  if (AND_WORDS.has(word)) return { kind: "comma" };
  return FILLERS.has(word) ? "filler" : undefined;
}

function onlyMeaning(word: string): CalendarName | undefined {
  const meanings = word.length > 2 ? meaningsOf(word) : [];
  return meanings.length === 1 ? meanings[0] : undefined;
}

interface DraftRule {
  readonly days: number[];
  readonly spans: string[];
  isClosed: boolean;
}

function readRules(tokens: readonly Token[]): readonly OpeningRule[] | undefined {
  const rules: DraftRule[] = [];
  let rule: DraftRule = { days: [], spans: [], isClosed: false };
  const flush = (): void => {
    if (isComplete(rule)) rules.push(rule);
    rule = { days: [], spans: [], isClosed: false };
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === "break") flush();
    else if (token?.kind === "closed") rule.isClosed = true;
    else if (token?.kind === "days" || token?.kind === "day") {
      if (isComplete(rule)) flush();
      const [first, dash, last] = [token, tokens[at + 1], tokens[at + 2]];
      const isRange = first.kind === "day" && dash?.kind === "dash" && last?.kind === "day";
      rule.days.push(
        ...(first.kind === "days" ? first.days : isRange ? daysBetween(first.day, last.day) : [first.day]),
      );
      if (isRange) at += 2;
    } else if (token?.kind === "time") {
      const [dash, last] = [tokens[at + 1], tokens[at + 2]];
      const span = dash?.kind === "dash" && last?.kind === "time" ? readSpanOfHours(token.text, last.text) : undefined;
      if (span === undefined) return undefined;
      rule.spans.push(span);
      at += 2;
    } else if (token?.kind === "dash") return undefined;
  }
  const isCut = rule.days.length > 0 && !isComplete(rule);
  flush();
  return rules.length === 0 || isCut ? undefined : rules.map(({ days, spans }) => ({ days, spans }));
}

function isComplete({ spans, isClosed }: DraftRule): boolean {
  return spans.length > 0 || isClosed;
}

function daysBetween(first: number, last: number): readonly number[] {
  const length = ((last - first + ALL.length) % ALL.length) + 1;
  return Array.from({ length }, (_, index) => (first + index) % ALL.length);
}

/** 9-5pm is from nine in the morning; 1-5pm from one in the afternoon. */
function readSpanOfHours(from: string, to: string): string | undefined {
  const end = readHours(to);
  const start = readHours(from);
  if (start === undefined || end === undefined) return undefined;
  const isLate = /p/i.test(to) && !/[ap]/i.test(from) && start.hour < NOON && start.hour + NOON < end.hour;
  return `${writeClock(isLate ? { ...start, hour: start.hour + NOON } : start)}-${writeClock(end)}`;
}

function readHours(text: string): Clock | undefined {
  const clock = readClock(/^\d{1,2}$/.test(text) ? `${text}:00` : text);
  return clock?.second === 0 ? { ...clock, second: null } : clock;
}
