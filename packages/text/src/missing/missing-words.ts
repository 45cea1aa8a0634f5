/**
 * Recognises phrases for missing data from the words of data/missing-words.tsv: a negation, the absent object, and what
 * may have happened to it. "keine Angabe", "not recorded" and "valeur manquante" need no entry of their own.
 */

import { MISSING_WORDS } from "../../data/generated/missing-words.ts";
import { rememberLast } from "../remember-last.ts";

const NEGATIONS = wordsOf("negation");
const STATES = wordsOf("state");
/** These words mean missing data only beside a negation or a state. */
const OBJECTS = wordsOf("object");

const SHEET_ERROR = /^#[A-Z0-9_/!?]{2,14}[!?]?$/;
const LETTERS = /[\p{L}\p{M}]+/gu;
const MAX_LENGTH = 40;
const MAX_WORDS = 6;

/** Features of the words of a text. Each is 0 or 1 except the share `known`. */
export interface WordSigns {
  /** All words are about missing data, with a negation or a state among them. */
  readonly isPhrase: boolean;
  readonly hasNegation: boolean;
  readonly hasState: boolean;
  readonly hasObject: boolean;
  /** The text is a single negation, which is an answer as often as a gap. */
  readonly isBareNegation: boolean;
  /** Share of the words that are in one of the lists. */
  readonly known: number;
  readonly isSheetError: boolean;
}

export const readWords = rememberLast((text): WordSigns => {
  const words = text.length > MAX_LENGTH ? [] : (text.toLowerCase().match(LETTERS) ?? []);
  const negations = words.filter((word) => NEGATIONS.has(word)).length;
  const states = words.filter((word) => STATES.has(word)).length;
  const objects = words.filter((word) => OBJECTS.has(word)).length;
  const listed = words.filter((word) => NEGATIONS.has(word) || STATES.has(word) || OBJECTS.has(word)).length;
  const known = words.length === 0 ? 0 : listed / words.length;
  const isBareNegation = words.length === 1 && negations === 1;
  return {
    isPhrase: known === 1 && words.length <= MAX_WORDS && (states > 0 || (negations > 0 && objects > 0)),
    hasNegation: negations > 0,
    hasState: states > 0,
    hasObject: objects > 0,
    isBareNegation,
    known,
    isSheetError: SHEET_ERROR.test(text),
  };
});

/** Packs three letters into one number, ignoring case. */
function startOf(text: string, at = 0): number {
  const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return ((first | 32) << 16) ^ ((second | 32) << 8) ^ (third | 32);
}

const STARTS = new Set([...NEGATIONS, ...STATES, ...OBJECTS].map((word) => startOf(word)));

/** Rejects most texts quickly: false means that no list has the first word of the text. */
export function mayBeginWithWord(text: string): boolean {
  return STARTS.has(startOf(text));
}

function wordsOf(part: string): ReadonlySet<string> {
  return new Set(MISSING_WORDS.flatMap(([word, itsPart]) => (itsPart === part ? [word] : [])));
}
