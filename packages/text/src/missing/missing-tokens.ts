/**
 * Recognises texts that say "no value here", from data/missing-tokens.tsv. Plain tokens mean nothing else; weak ones
 * may be values of a column ("none" for a side effect).
 */
import { MISSING_TOKENS } from "../../data/generated/missing-tokens.ts";
import { isDigitAt } from "../characters/character-tests.ts";

export type MissingToken = "plain" | "weak";

const MAX_LENGTH = 20;
const KINDS: ReadonlyMap<string, string> = new Map(MISSING_TOKENS.map(([text, kind]) => [text, kind]));

/** Returns the kind of missing-data token of a trimmed text, or undefined if it is none. */
export function findMissingToken(text: string): MissingToken | undefined {
  // Tokens are short and never begin with a digit, which excludes most values early.
  if (text.length > MAX_LENGTH || isDigitAt(text, 0)) return undefined;
  const kind = KINDS.get(text.toLowerCase());
  return kind === "plain" || kind === "weak" ? kind : undefined;
}

/** Whether the list has the text, including tokens that only the model of missing data uses. */
export function isListedToken(text: string): boolean {
  return text.length <= MAX_LENGTH && KINDS.has(text.toLowerCase());
}

/** Whether the text is a token of other programs, forms or languages that is neither plain nor weak. */
export function isRareToken(text: string): boolean {
  return text.length <= MAX_LENGTH && KINDS.get(text.toLowerCase()) === "listed";
}
