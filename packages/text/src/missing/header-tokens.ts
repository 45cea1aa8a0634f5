/** Finds values that deny their header, such as "no email" under "E-mail". */
import { MISSING_WORDS } from "../../data/generated/missing-words.ts";

const NO_WORDS = MISSING_WORDS.flatMap(([word, part]) => (part === "before_name" ? [word] : []));
const MAX_LENGTH = 40;

/** Returns the tokens in lower case. */
export function readHeaderTokens(header: string): ReadonlySet<string> {
  const name = header
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();
  return new Set(name === "" ? [] : NO_WORDS.map((word) => `${word} ${name}`));
}
