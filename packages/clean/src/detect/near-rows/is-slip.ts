/** Whether two texts of a column are one thing that was written down twice. */
import { isOneEditApart } from "@limpid/text";
import { distance } from "fastest-levenshtein";

/** Shorter words with another letter are other words. */
const MIN_SLIPPED = 4;
/** From this length on, a word may have two slips. */
const MIN_TWICE = 8;
/** Longer texts are not compared. */
const MAX_LENGTH = 200;

/** Words and numbers of a text, without case, accents and signs. */
export function wordsIn(text: string): readonly string[] {
  if (text.length > MAX_LENGTH) return [text];
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+|(?<=\p{L})['’.](?=\p{L})/gu, "");
  return plain.match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
}

/** Both are given as their words. Another number is another thing. */
export function isSlip(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === other.length) {
    const [mine, theirs] = [without(one, other), without(other, one)];
    const isOne = (word: string, their: string): boolean => isSlippedWord(word, their) || isShortFor(word, their);
    if (mine.every((word, place) => isOne(word, theirs[place] ?? ""))) return true;
  }
  const [joined, others] = [one.join(""), other.join("")];
  return joined === others || (one.length !== other.length && isSlippedWord(joined, others));
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0;
  });
}

function isSlippedWord(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (!LETTERS.test(one) || !LETTERS.test(other)) return false;
  if (length >= MIN_SLIPPED && isOneEditApart(one, other)) return true;
  return length >= MIN_TWICE && distance(one, other) <= 2;
}

const LETTERS = /^\p{L}+$/u;

/** An abbreviation, such as "blvd" or "st": at least two letters of the word, in their order. */
function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (!LETTERS.test(one + other)) return false;
  if (short.length < 2 || long.length < MIN_SLIPPED || short[0] !== long[0] || short.length > long.length - 2)
    return false;
  let place = 0;
  for (const letter of long) if (letter === short[place]) place++;
  return place === short.length;
}
