/**
 * Writes packages/dates/src/locales/generated/cldr-words.ts from the CLDR data of the running Node.
 * Words that are already in the file stay, so running it once on each Node version collects what all of them know.
 * Usage: npx tsx tools/update/date-words/write-date-words.ts
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { intlWords } from "./intl-words.ts";
import { LOCALES } from "./locale-list.ts";

const TARGET = new URL("../../../packages/dates/src/locales/generated/cldr-words.ts", import.meta.url);

interface Generated {
  readonly CLDR_WORDS: readonly string[];
}

/** "de month 3" → its words. */
const groups = new Map<string, Set<string>>();

for (const line of await readPresent()) {
  const [key = "", words = ""] = line.split("\t");
  for (const word of words.split("|")) addWord(key, word);
}
for (const locale of LOCALES) {
  for (const { role, value, text } of intlWords(locale)) addWord(`${locale.split("-")[0]} ${role} ${value}`, text);
}
const lines = [...groups].map(([key, words]) => `  ${JSON.stringify(`${key}\t${[...words].join("|")}`)},`);
mkdirSync(new URL(".", TARGET), { recursive: true });
writeFileSync(
  TARGET,
  [
    "/** Made by tools/update/date-words; do not edit. Each line: language, role, value; tab; words. */",
    `export const CLDR_LOCALES: readonly string[] = ${JSON.stringify(LOCALES)};`,
    "",
    "export const CLDR_WORDS: readonly string[] = [",
    ...lines,
    "];",
    "",
  ].join("\n"),
);

async function readPresent(): Promise<readonly string[]> {
  return existsSync(TARGET) ? ((await import(TARGET.href)) as Generated).CLDR_WORDS : [];
}

function addWord(key: string, word: string): void {
  const words = groups.get(key) ?? new Set();
  groups.set(key, words.add(word));
}
