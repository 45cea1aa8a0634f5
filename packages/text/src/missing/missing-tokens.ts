/**
 * Texts that say "no value here", from the one list of them (data/missing-tokens.tsv). The plain ones mean nothing else; the
 * weak ones are words that a column may also use as a value of its own ("none" for a side effect).
 */
import { MISSING_TOKENS } from "../../data/generated/missing-tokens.ts";
import { isDigitAt } from "../characters/character-tests.ts";

export type MissingToken = "plain" | "weak";

const MAX_LENGTH = 20;
const KINDS: ReadonlyMap<string, string> = new Map(MISSING_TOKENS.map(([text, kind]) => [text, kind]));

/** The kind of missing-data token a trimmed text is, or undefined when it is none. */
export function missingTokenOf(text: string): MissingToken | undefined {
  // Most values are too long or begin with a digit, as no token does.
  if (text.length > MAX_LENGTH || isDigitAt(text, 0)) return undefined;
  const kind = KINDS.get(text.toLowerCase());
  return kind === "plain" || kind === "weak" ? kind : undefined;
}

/** Any token of the list, also those that only the model of missing data knows. */
export function isListedToken(text: string): boolean {
  return text.length <= MAX_LENGTH && KINDS.has(text.toLowerCase());
}

/** A token of other programs, forms and languages that is neither plain nor weak. */
export function isRareToken(text: string): boolean {
  return text.length <= MAX_LENGTH && KINDS.get(text.toLowerCase()) === "listed";
}
