/**
 * Writes packages/entities/src/shared/calendar/generated/calendar-names.ts: the names of months and weekdays in the
 * languages that tables are read in, out of what packages/dates knows of all languages.
 * Usage: npx tsx tools/update/calendar-names/write-calendar-names.ts
 */
import { writeFileSync } from "node:fs";
import type { WordEntry } from "../../../packages/dates/src/lexicon.ts";
import { MAIN_LANGUAGES, readCldrWords } from "../../../packages/dates/src/locales/cldr-words.ts";
import { EXTRA_WORDS } from "../../../packages/dates/src/locales/extra-words.ts";

const TARGET = new URL("../../../packages/entities/src/shared/calendar/generated/calendar-names.ts", import.meta.url);
const SHORTEST = 2;

/** "month 3 de" → its words. */
const groups = new Map<string, Set<string>>();

for (const entry of [...EXTRA_WORDS, ...readCldrWords((language) => MAIN_LANGUAGES.has(language))]) addName(entry);

function addName({ text, language, meaning }: WordEntry): void {
  if (meaning.role !== "month" && meaning.role !== "weekday") return;
  if (meaning.role === "month" && meaning.calendar !== undefined) return;
  const name = text.normalize("NFC").toLowerCase().replace(/\.$/, "");
  const isWide = /[\p{Script=Han}\p{Script=Hangul}]/u.test(name);
  if (language === "" || (name.length < SHORTEST && !isWide) || /[=|;\t\d]/.test(name)) return;
  const key = `${meaning.role} ${meaning.value} ${language}`;
  const words = groups.get(key) ?? new Set();
  groups.set(key, words.add(name));
}

const lines = [...groups]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([key, words]) => `  ${JSON.stringify(`${key}\t${[...words].sort().join("|")}`)},`);

writeFileSync(
  TARGET,
  `/** Made by tools/update/calendar-names; do not edit. Each line: month or weekday, number, language; tab; words. */
export const CALENDAR_NAMES: readonly string[] = [
${lines.join("\n")}
];
`,
);
