/** Models the letters of each known language by the cost, in nats, of one letter after another. */
import { LETTER_PAIRS } from "./generated/letter-pairs.ts";

export interface LanguageModel {
  /** Returns the cost of a letter after another one; a space is the edge of a word. */
  readonly stepCost: (before: string, letter: string) => number;
}

const FIRST_COST = "A".charCodeAt(0);
const STEPS_PER_NAT = 2;
const UNSEEN_PAIR = 3;
const UNSEEN_LETTER = 13;
/** Scripts with thousands of signs, which no sample of the language shows completely. */
const UNSEEN_HAN = 9.5;
const UNSEEN_SYLLABLE = 8.5;

export const LANGUAGE_MODELS: readonly LanguageModel[] = LETTER_PAIRS.map(([, letters, pairs]) =>
  makeModel(readCosts(letters, 1), readCosts(pairs, 2)),
);

function readCosts(line: string, keyLength: number): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (let at = 0; at < line.length; at += keyLength + 1) {
    costs.set(line.slice(at, at + keyLength), (line.charCodeAt(at + keyLength) - FIRST_COST) / STEPS_PER_NAT);
  }
  return costs;
}

function makeModel(letters: ReadonlyMap<string, number>, pairs: ReadonlyMap<string, number>): LanguageModel {
  const unseenPair = pairs.size > 0 ? UNSEEN_PAIR : 0;
  const single = (letter: string): number => (letter === " " ? 0 : (letters.get(letter) ?? unseenCost(letter)));
  return { stepCost: (before, letter) => pairs.get(before + letter) ?? single(letter) + unseenPair };
}

function unseenCost(letter: string): number {
  if (letter >= "\u4e00" && letter <= "\u9fff") return UNSEEN_HAN;
  if (letter >= "\uac00" && letter <= "\ud7a3") return UNSEEN_SYLLABLE;
  return UNSEEN_LETTER;
}
