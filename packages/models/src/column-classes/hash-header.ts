/** Computes hashed features of a header: its words, their three-letter pieces, and the whole. */
import { type HashBag, mixHash } from "./hash-bag.ts";

const MAX_LENGTH = 60;
const MAX_WORDS = 8;
const WORD = 21;
const PIECE = 22;
const WHOLE = 23;
const LAST_WORD = 24;

export function hashHeader(header: string, bag: HashBag): void {
  const words = headerWords(header);
  if (words.length === 0) return;
  for (const word of words) {
    bag.add(hashWord(word, WORD), 1);
    hashPieces(` ${word} `, bag);
  }
  bag.add(hashWord(words.join(" "), WHOLE), 1);
  bag.add(hashWord(words.at(-1) ?? "", LAST_WORD), 1);
}

/** Splits firstName, first_name and FIRST-NAME into the words "first" and "name"; all digits are equal. */
export function headerWords(header: string): readonly string[] {
  return header
    .slice(0, MAX_LENGTH)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/\d/g, "0")
    .split(/[^\p{L}\p{N}%#$€£°]+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}

function hashPieces(word: string, bag: HashBag): void {
  for (let at = 0; at + 3 <= word.length; at++) bag.add(hashWord(word.slice(at, at + 3), PIECE), 0.3);
}

function hashWord(word: string, kind: number): number {
  let hash = kind;
  for (let at = 0; at < word.length; at++) hash = mixHash(hash, word.charCodeAt(at));
  return hash;
}
