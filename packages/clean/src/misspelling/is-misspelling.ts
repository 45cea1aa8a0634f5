/** Whether one text can come from another by typos: letters left out, doubled, swapped or mistaken. */
import { distance } from "fastest-levenshtein";
import { MAX_COMPARED } from "./max-compared.ts";

/**
 * This share of a text's characters may be wrong by an ordinary typo, or if other evidence names the meaning. Measured
 * (bench constants): at twice the first, twice as many right values are found wrong.
 */
const TYPO = 0.2;
const GARBLED = 0.34;

/** A typo that needs no other evidence than a frequent value it is nearly the same as. */
export function isTypo(own: string, meant: string): boolean {
  return isNear(own, meant, TYPO) && !hasOtherWord(own, meant);
}

/** Hard to read, but still the text that other evidence names. */
export function isGarbled(own: string, meant: string): boolean {
  return isNear(own, meant, GARBLED);
}

/** Whether so much of a text is one letter that its words are too short to tell a typo from another word. */
export function isShort(text: string): boolean {
  return (text.match(WORD) ?? []).every((word) => word.length < MIN_LETTERS);
}

function isNear(own: string, meant: string, share: number): boolean {
  const length = Math.max(own.length, meant.length);
  const most = Math.max(1, Math.floor(length * share));
  if (length > MAX_COMPARED || Math.abs(own.length - meant.length) > most || !keepsDigits(own, meant)) return false;
  const [mine, theirs] = [own.toLowerCase(), meant.toLowerCase()];
  return areSwapped(mine, theirs) || distance(mine, theirs) <= most;
}

/** The same letters, two neighbours of which have changed places. */
function areSwapped(own: string, meant: string): boolean {
  if (own.length !== meant.length || own === meant) return false;
  let place = 0;
  while (own[place] === meant[place]) place++;
  const rest = place + 2;
  return own[place] === meant[place + 1] && own[place + 1] === meant[place] && own.slice(rest) === meant.slice(rest);
}

/** Texts that only differ in capitals, spaces or points of abbreviation have the same ones. */
export function bareLetters(text: string): string {
  return text.toLowerCase().replace(/(?<=\p{L})\.|[\s_]+/gu, "");
}

/** All that two spellings of a code or sign may differ by. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}

/**
 * Letters that were swapped, left out or doubled while typing, within a word: hardly ever another word. A letter in
 * place of another one, or at either end, may well make one (Portland and Cortland, vert and verte).
 */
export function isTypingError(own: string, meant: string): boolean {
  if (Math.max(own.length, meant.length) > MAX_COMPARED || Math.abs(own.length - meant.length) > 1) return false;
  const [mine, theirs] = [own.toLowerCase(), meant.toLowerCase()];
  if (mine[0] !== theirs[0] || hasOtherWord(own, meant) || !keepsDigits(own, meant)) return false;
  if (areSwapped(mine, theirs)) return true;
  const [shorter, longer] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
  if (longer.length !== shorter.length + 1) return false;
  let place = 0;
  while (shorter[place] === longer[place]) place++;
  const isDoubled = longer[place] === longer[place - 1];
  const isWithin = /\p{L}/u.test(longer[place + 1] ?? "");
  return shorter.slice(place) === longer.slice(place + 1) && (longer === theirs ? isWithin || isDoubled : isDoubled);
}

/** Whether both texts have the same digits in the same order; another number is another value, not a typo. */
function keepsDigits(own: string, meant: string): boolean {
  if (!DIGIT.test(own) && !DIGIT.test(meant)) return true;
  return own.replace(NO_DIGITS, "") === meant.replace(NO_DIGITS, "");
}

const DIGIT = /\d/;
const NO_DIGITS = /\D+/g;
const WORD = /[\p{L}\p{M}]+|\d+/gu;
const ROMAN = /^[ivxlcdm]+$/i;
/** Letters of the shortest word in which a typo differs from another word. */
const MIN_LETTERS = 4;

/** Word by word where both have as many: those that differ. */
export function differingWords(own: string, meant: string): readonly (readonly [own: string, meant: string])[] {
  const [mine, theirs] = [splitWords(own), splitWords(meant)];
  if (mine.length !== theirs.length) return [];
  return mine.flatMap((word, index) => (word === theirs[index] ? [] : [[word, theirs[index] ?? ""] as const]));
}

/** In small letters. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/**
 * Whether a word differs from the other one as a typing slip makes it: by one letter, or two that have changed places,
 * and not at its beginning, where a letter is seldom mistyped and often makes another word.
 */
export function isOneSlip(own: string, meant: string): boolean {
  return own.slice(0, 1) === meant.slice(0, 1) && (areSwapped(own, meant) || distance(own, meant) <= 1);
}

/** What begins words that say the opposite, or where to and when; the same word may also do without. */
const PREFIXES = new Set(
  [
    "a an ante anti be bi co contra counter de di dis down em en endo ent ex exo extra fe hetero homo hyper hypo il im in",
    "infra inter intra ir macro mal micro mid mini mis mono multi non off on out over poly post pre pro re",
    "semi sub super supra sur trans tri ultra un under uni up ab auf aus ein miss nach nicht ohne um unter ver vor zer",
    "zu über anté dé dés hors mé més sans sous des sin sobre",
  ]
    .join(" ")
    .split(" "),
);
/** Letters of the shortest word that a prefix turns. */
const MIN_STEM = 3;

/** Whether a prefix alone tells one word from the other: "paid" and "unpaid", "import" and "export", "male" and "female". */
export function isTurned(own: string, meant: string): boolean {
  const most = Math.min(own.length, meant.length);
  let stem = 0;
  while (stem < most && own.at(-1 - stem) === meant.at(-1 - stem)) stem++;
  // A letter that ends one prefix may be the one that ends the other, too: "hypo" and "hyper" before "rhythmic".
  for (let length = stem; length >= MIN_STEM; length--) {
    const [mine, theirs] = [own.slice(0, own.length - length), meant.slice(0, meant.length - length)];
    // Amsterdam is mistyped as "msterdam".
    const isLeftOut = mine === "" && theirs.length === 1;
    if (mine !== theirs && !isLeftOut && isPrefix(mine) && isPrefix(theirs)) return true;
  }
  return false;
}

function isPrefix(text: string): boolean {
  return text === "" || PREFIXES.has(text);
}

/**
 * Whether the texts differ in a word that is right by itself: "type A" and "type B", "part II" and "part III", "car" and "cars", "bus" and "bus, other".
 */
function hasOtherWord(own: string, meant: string): boolean {
  const [mine, theirs] = [splitWords(own), splitWords(meant)];
  if (mine.length !== theirs.length) return mine.length < theirs.length ? hasMore(theirs, mine) : hasMore(mine, theirs);
  return mine.some((word, index) => {
    const other = theirs[index] ?? "";
    if (word === other || /\d/.test(word + other)) return false;
    const areShort = Math.max(word.length, other.length) < MIN_LETTERS;
    return (
      !isNear(word, other, GARBLED) ||
      areShort ||
      isTurned(word, other) ||
      (ROMAN.test(word) && ROMAN.test(other)) ||
      `${word}s` === other ||
      `${other}s` === word
    );
  });
}

/**
 * Whether the words are the others in their order, and one more that no slip makes: a letter may be a digit, and a word
 * may be written twice.
 */
function hasMore(words: readonly string[], others: readonly string[]): boolean {
  let place = 0;
  let isLonger = false;
  for (const [index, word] of words.entries()) {
    if (word === others[place]) place++;
    else isLonger ||= word.length > 1 && word !== words[index - 1];
  }
  return isLonger && place === others.length;
}
