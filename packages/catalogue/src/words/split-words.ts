/** Splits a text into folded words, and identifiers into their parts. */
import { foldText } from "@limpid/text";

const MAX_CHARACTERS = 2000;
const MAX_WORD = 40;
/** Splits "orderDate" and "HTTPStatus" into two words each. */
const HUMPS = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
/** Matches scripts written without spaces, in which a word has at least two characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
};
const SPECIALS = /[ßøłđæœþı]/g;

export function splitWords(text: string): string[] {
  const apart = text.slice(0, MAX_CHARACTERS).replace(HUMPS, " ");
  const folded = foldText(apart).replace(SPECIALS, (letter) => SPECIAL[letter] ?? letter);
  const found = folded.match(WORDS) ?? [];
  return found.flatMap((word) => (word.search(UNSPACED) === -1 ? [word.slice(0, MAX_WORD)] : splitUnspaced(word)));
}

/** Joins a text into one word without spaces and signs. */
export function joinWords(words: readonly string[]): string {
  return words.join("").slice(0, MAX_WORD);
}

function splitUnspaced(word: string): string[] {
  const spaced = word.replace(UNSPACED, (run) => {
    const signs = [...run];
    const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
    return ` ${pairs.join(" ")} `;
  });
  return spaced.split(" ").filter((part) => part !== "");
}
