/** The answers to a question: their words, for all its cells and for those of one value, and the key of each. */
import type { Answer } from "../../edits/decide.ts";

export type AnswerKind = Answer["action"];

interface AnswerWords {
  readonly action: AnswerKind;
  readonly ofAll: string;
  readonly ofOne: string;
  readonly key: string;
}

export const ANSWERS: readonly AnswerWords[] = [
  { action: "take", ofAll: "Accept all", ofOne: "Accept", key: "Y" },
  { action: "keep", ofAll: "Keep original", ofOne: "Keep original", key: "N" },
  { action: "missing", ofAll: "Mark missing", ofOne: "Mark missing", key: "M" },
  { action: "set", ofAll: "Set all to …", ofOne: "Set to …", key: "E" },
];
