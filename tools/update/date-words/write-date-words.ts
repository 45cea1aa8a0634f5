/**
 * Writes packages/dates/data/generated/cldr-words.ts: the names of the running Node's own CLDR, and of any
 * unpacked cldr-dates-full, date-fns and moment packages given. Old CLDR versions count: people wrote with their names.
 * Words that are already in the file stay, so several runs collect what all versions know.
 * Usage: npx tsx tools/update/date-words/write-date-words.ts [FOLDER …]
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listCldrLocales, readCldrWords } from "./cldr-words.ts";
import { intlWords } from "./intl-words.ts";
import { readLibraryWords } from "./library-words.ts";
import { LOCALES } from "./locale-list.ts";
import { readMomentWords } from "./moment-words.ts";
import type { Word } from "./word.ts";

const TARGET = new URL("../../../packages/dates/data/generated/cldr-words.ts", import.meta.url);

interface Generated {
  readonly CLDR_WORDS: readonly string[];
}

/** "de month" → value → its words. */
const groups = new Map<string, Map<number, Set<string>>>();

for (const line of await readPresent()) {
  const [key = "", values = ""] = line.split("\t");
  const [language = "", role = ""] = key.split(" ");
  for (const entry of values.split(";")) {
    const [value = "0", words = ""] = entry.split("=");
    for (const text of words.split("|")) addWord(language, { role: role as Word["role"], value: Number(value), text });
  }
}
for (const locale of LOCALES) addLocale(locale);
for (const folder of process.argv.slice(2)) addFolder(folder);

for (const [key, values] of groups) if (key.endsWith(" meridiem")) dropDoubleHalfDays(values);

const lines = [...groups]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([key, values]) => `  ${JSON.stringify(`${key}\t${writeValues(values)}`)},`);
mkdirSync(new URL(".", TARGET), { recursive: true });
writeFileSync(
  TARGET,
  [
    "/** Made by tools/update/date-words; do not edit. Each line: language, role; tab; value=word|word;value=… */",
    `export const CLDR_LOCALES: readonly string[] = ${JSON.stringify(LOCALES)};`,
    "",
    "export const CLDR_WORDS: readonly string[] = [",
    ...lines,
    "];",
    "",
  ].join("\n"),
);

function addLocale(locale: string): void {
  for (const word of intlWords(locale)) addWord(locale, word);
}

function addFolder(folder: string): void {
  if (existsSync(join(folder, "main"))) {
    for (const locale of listCldrLocales(folder)) {
      for (const word of readCldrWords(folder, locale)) addWord(locale, word);
      if (isKnownToIntl(locale)) addLocale(locale);
    }
    return;
  }
  const isMoment = existsSync(join(folder, "moment.js"));
  for (const [locale, words] of (isMoment ? readMomentWords : readLibraryWords)(folder))
    for (const word of words) addWord(locale, word);
}

async function readPresent(): Promise<readonly string[]> {
  return existsSync(TARGET) ? ((await import(TARGET.href)) as Generated).CLDR_WORDS : [];
}

function addWord(locale: string, { role, value, text }: Word): void {
  const cleaned = text
    .toLowerCase()
    .replace(/[;=|\t]/g, " ")
    .trim();
  if (cleaned === "" || !Number.isInteger(value) || value < 0) return;
  const key = `${locale.split(/[-_]/)[0]} ${role}`;
  const values = groups.get(key) ?? new Map<number, Set<string>>();
  const words = values.get(value) ?? new Set<string>();
  groups.set(key, values.set(value, words.add(cleaned)));
}

/** One meaning for each word: what is evening and night begins in the evening, what is morning and night is morning. */
function dropDoubleHalfDays(values: ReadonlyMap<number, Set<string>>): void {
  const [before, after, night, midday] = [0, 1, 2, 5].map((value) => values.get(value));
  for (const word of before ?? []) night?.delete(word);
  for (const word of night ?? []) after?.delete(word);
  for (const word of midday ?? []) {
    before?.delete(word);
    after?.delete(word);
  }
}

function writeValues(values: ReadonlyMap<number, ReadonlySet<string>>): string {
  return [...values]
    .filter(([, words]) => words.size > 0)
    .sort(([left], [right]) => left - right)
    .map(([value, words]) => `${value}=${[...words].join("|")}`)
    .join(";");
}

/** CLDR lists locales that are no language tags, such as "root". */
function isKnownToIntl(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
