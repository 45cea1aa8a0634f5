/** The words of dates with their senses: numbers of meanings, each with the languages that have it; "~" marks a rare one. */

import { MAIN_LANGUAGES, readCldrWords } from "../../packages/dates/data/cldr-words.ts";
import { EXTRA_WORDS } from "../../packages/dates/data/extra-words.ts";
import { LINE_WORDS } from "../../packages/dates/data/line-words.ts";
import {
  foldAccents,
  foldWord,
  isSame,
  type Sense,
  type SenseMeaning,
  type WordEntry,
} from "../../packages/dates/src/lexicon.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

const ASCII = /^[\x20-\x7e]*$/;
const FIRST_WORD = /^'?([\p{L}\p{M}]+)(.*)$/su;

export function dateWords(): string {
  const meanings = new Map<string, number>();
  const write = ({ languages, rare, ...meaning }: Sense): string => {
    const key = JSON.stringify({ ...meaning, isShadowed: undefined, cut: undefined });
    if (!meanings.has(key)) meanings.set(key, meanings.size);
    return [`${rare ? "~" : ""}${meanings.get(key)}`, ...languages].join(" ");
  };
  const tables = readCldrWords((language) => MAIN_LANGUAGES.has(language)).filter(isForTables);
  const lines = [...LINE_WORDS, ...readCldrWords(() => true)];
  return constantsModule("the words of packages/dates", {
    ...writeWords("TABLE", collectWords([...EXTRA_WORDS, ...tables]), write),
    ...writeWords("LINE", collectWords([...EXTRA_WORDS, ...lines], MAIN_LANGUAGES), write),
    MEANINGS: `[${[...meanings.keys()].join(",")}]`,
  });
}

/** Without words that only a line of date text can disambiguate. */
function isForTables({ meaning }: { readonly meaning: { readonly role: string; readonly value?: number } }): boolean {
  if (meaning.role === "meridiem") return meaning.value !== 2;
  return meaning.role === "month" || meaning.role === "weekday" || meaning.role === "filler";
}

interface Words {
  readonly exact: ReadonlyMap<string, readonly Sense[]>;
  readonly bare: ReadonlyMap<string, readonly Sense[]>;
  readonly longest: ReadonlyMap<string, number>;
}

function writeWords(
  prefix: string,
  { exact, bare, longest }: Words,
  write: (sense: Sense) => string,
): Readonly<Record<string, string>> {
  const writeAll = (senses: ReadonlyMap<string, readonly Sense[]>) =>
    wordLines(Array.from(senses, ([word, all]) => [word, all.map(write).join("|")] as const));
  return {
    [`${prefix}_EXACT`]: writeAll(exact),
    [`${prefix}_BARE`]: writeAll(bare),
    [`${prefix}_LONGEST`]: wordLines(Array.from(longest, ([word, length]) => [word, String(length)] as const)),
  };
}

function collectWords(entries: Iterable<WordEntry>, mainLanguages?: ReadonlySet<string>): Words {
  const exact = new Map<string, DraftSense[]>();
  const bare = new Map<string, DraftSense[]>();
  const longest = new Map<string, number>();
  const isMain = (language: string): boolean =>
    mainLanguages === undefined || language === "" || mainLanguages.has(language);
  for (const { text, language, meaning } of entries) {
    const main = isMain(language);
    const key = foldWord(text);
    addSense(exact, key, meaning, language, main);
    if (!ASCII.test(key)) addSense(bare, foldAccents(key), meaning, language, main);
    if (key.includes(".")) addSense(bare, foldAccents(dropDots(key)), meaning, language, main);
    noteLength(longest, key);
  }
  return { exact, bare, longest };
}

function noteLength(longest: Map<string, number>, key: string): void {
  const match = FIRST_WORD.exec(key);
  if (match === null || match[2] === "") return;
  const first = foldAccents(match[1] ?? "");
  longest.set(first, Math.max(longest.get(first) ?? 0, key.length));
}

/** Lets "πμ" match "π.μ." and "am" match "a. m.". */
function dropDots(text: string): string {
  return text.replace(/\. ?(?=.)/g, "");
}

type DraftSense = Sense & { readonly languages: string[]; rare: boolean };

function addSense(
  words: Map<string, DraftSense[]>,
  key: string,
  meaning: SenseMeaning,
  language: string,
  isMain: boolean,
): void {
  if (key === "") return;
  const senses = words.get(key);
  const known = senses?.find((sense) => isSame(sense, meaning));
  if (known !== undefined) {
    if (!known.languages.includes(language)) known.languages.push(language);
    if (isMain) known.rare = false;
    return;
  }
  const added = { ...meaning, languages: [language], rare: !isMain, isShadowed: false, cut: false };
  if (senses === undefined) words.set(key, [added]);
  else senses.push(added);
}
