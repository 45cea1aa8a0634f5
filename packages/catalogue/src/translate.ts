/**
 * Translates common words of five languages into English word by word, which suffices to find a table about the same
 * subject.
 */
import { COMMON_WORDS } from "../data/generated/common-words.ts";
import { splitWords } from "./words/split-words.ts";
import { stem } from "./words/stem.ts";

const MIN_PART = 4;
/** Largest number of meanings used of a word. */
const MAX_MEANINGS = 3;
/** Linking letters between the parts of German compounds. */
const LINKS = ["", "s", "n", "en", "es"];
/** Articles, prepositions and the like reveal the language of a text and nothing else. */
const ENGLISH_SMALL = new Set(
  "the of and for with by to from on at is are how many much what which who where when in a my".split(" "),
);
const FOREIGN_SMALL = new Set(
  (
    "der die das den dem des ein eine und von für mit nach bei aus pro je zum zur im an auf ist sind wie viel viele welche " +
    "le la les un une des du de et par pour avec dans sur au aux est combien quel quelle d l " +
    "el los las del y en con por para una unos cuantos que o as do da dos das e em no na nos nas com ao um uma quantos " +
    "il lo gli i di della dei delle per nel nella quanti"
  )
    .split(" ")
    .filter((word) => !ENGLISH_SMALL.has(word)),
);
/** Endings that a form of a word may have if the list lacks that form. */
const FORM_ENDINGS = ["", "s", "n", "es", "e", "en", "er"];

export function isSmallWord(word: string): boolean {
  return FOREIGN_SMALL.has(word) || ENGLISH_SMALL.has(word);
}

/** English words by the stems of foreign words. */
const ENGLISH = new Map<string, Set<string>>();
/** Stems that English has itself and that need no translation. */
const OWN = new Set<string>();
/** English words by the exact forms of foreign words; a stem alone proves no language. */
const FORMS = new Map<string, Set<string>>();

for (const [en, ...languages] of COMMON_WORDS) {
  const english = splitWords(en);
  for (const word of english) OWN.add(stem(word));
  for (const foreign of languages.flatMap((cell) => cell.split(","))) {
    const words = splitWords(foreign).filter((word) => !isSmallWord(word));
    const [word = ""] = words;
    if (words.length !== 1) continue;
    note(ENGLISH, stem(word), english);
    for (const ending of FORM_ENDINGS) note(FORMS, word + ending, english);
  }
}

function note(meanings: Map<string, Set<string>>, key: string, english: readonly string[]): void {
  const known = meanings.get(key) ?? new Set();
  for (const word of english) known.add(word);
  meanings.set(key, known);
}

/** Returns the possible English meanings of a folded word; empty if no list has it. */
export function translateWord(word: string): readonly string[] {
  const known = FORMS.get(word) ?? ENGLISH.get(stem(word));
  return known === undefined ? partsOf(word) : [...known];
}

/** Splits a German compound into its two words. */
function partsOf(word: string): readonly string[] {
  for (let place = word.length - MIN_PART; place >= MIN_PART; place--) {
    const last = ENGLISH.get(stem(word.slice(place)));
    if (last === undefined) continue;
    const before = word.slice(0, place);
    const first = LINKS.filter((link) => before.endsWith(link))
      .map((link) => ENGLISH.get(stem(before.slice(0, before.length - link.length))))
      .find((meaning) => meaning !== undefined);
    if (first !== undefined) return [...first, ...last];
  }
  return [];
}

/** Whether the lists know more of the words as foreign than as English. */
export function isForeign(words: readonly string[]): boolean {
  const own = words.filter((word) => ENGLISH_SMALL.has(word) || OWN.has(stem(word)));
  const foreign = words.filter((word) => !own.includes(word) && (FOREIGN_SMALL.has(word) || isForeignWord(word)));
  return foreign.length > own.length;
}

function isForeignWord(word: string): boolean {
  return FORMS.has(word) || (!ENGLISH.has(stem(word)) && word.length >= 2 * MIN_PART && partsOf(word).length > 0);
}

/** Translates the text word by word if it is foreign; otherwise returns it unchanged. */
export function toEnglish(text: string): string {
  const words = splitWords(text);
  if (!isForeign(words)) return text;
  return words
    .filter((word) => !isSmallWord(word))
    .map((word) => translateWord(word).slice(0, MAX_MEANINGS).join(" ") || word)
    .join(" ");
}
