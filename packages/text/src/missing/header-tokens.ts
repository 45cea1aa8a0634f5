/** "no email" under the header E-mail: the name of a column with a word that denies it. */
import { MISSING_WORDS } from "../../data/generated/missing-words.ts";

const NO_WORDS = MISSING_WORDS.flatMap(([word, part]) => (part === "before_name" ? [word] : []));
const MAX_LENGTH = 40;

/** In small letters. */
export function headerTokensOf(header: string): ReadonlySet<string> {
  const name = header
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();
  return new Set(name === "" ? [] : NO_WORDS.map((word) => `${word} ${name}`));
}
