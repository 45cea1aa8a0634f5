/**
 * Words with which people say that there is no value (data/missing-words.tsv): a negation, what there is
 * none of, and what may have happened to it. "keine Angabe", "not recorded" and "valeur manquante" need no entry of their own.
 */
import { MISSING_WORDS } from "../../data/generated/missing-words.ts";

const NEGATIONS = wordsOf("negation");
const STATES = wordsOf("state");
/** Words that mean missing data only beside a negation or a state. */
const OBJECTS = wordsOf("object");

const SHEET_ERROR = /^#[A-Z0-9_/!?]{2,14}[!?]?$/;
const LETTERS = /[\p{L}\p{M}]+/gu;
const MAX_LENGTH = 40;
const MAX_WORDS = 6;

/** What the words of a text say, each 0 or 1 but for the share. */
export interface WordSigns {
  /** All words are about missing data, with a negation or a state among them. */
  readonly isPhrase: boolean;
  readonly hasNegation: boolean;
  readonly hasState: boolean;
  readonly hasObject: boolean;
  /** A single word that denies: an answer as often as a gap. */
  readonly isBareNegation: boolean;
  /** Share of the words that are in one of the lists. */
  readonly known: number;
  readonly isSheetError: boolean;
}

export function readWords(text: string): WordSigns {
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
}

/** Three letters in one number, small and capital alike. */
function startOf(text: string, at = 0): number {
  const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return ((first | 32) << 16) ^ ((second | 32) << 8) ^ (third | 32);
}

const STARTS = new Set([...NEGATIONS, ...STATES, ...OBJECTS].map((word) => startOf(word)));

/** A quick look: false means that no list has the first word of the text. */
export function mayBeginWithWord(text: string): boolean {
  return STARTS.has(startOf(text));
}

function wordsOf(part: string): ReadonlySet<string> {
  return new Set(MISSING_WORDS.flatMap(([word, itsPart]) => (itsPart === part ? [word] : [])));
}
