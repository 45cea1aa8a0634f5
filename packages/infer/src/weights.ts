/**
 * Weights of the log-linear model, set by hand: a knowingly rough guess that a trained model will replace. A class
 * without an entry gets the default, so that a new class takes part by its recogniser and its headers alone.
 */
import type { Statistic } from "./features.ts";

export interface ClassWeights {
  readonly bias: number;
  readonly recognition: number;
  readonly header: number;
  /** For classes with a closed list of words, where one value outside the list speaks against the whole column. */
  readonly strays: number;
  readonly statistics: Partial<Record<Statistic, number>>;
}

/** Divides the scores before the softmax; above 1 means less sure. */
export const TEMPERATURE = 1.3;

/** A header counts in full only when the values bear it out: recognition times this, at most 1. */
export const HEADER_TRUST = 5;

export const DEFAULT_WEIGHTS: ClassWeights = { bias: 0, recognition: 10, header: 3, strays: 0, statistics: {} };

export const WEIGHTS: Readonly<Record<string, Partial<ClassWeights>>> = {
  integer: { header: 1.5, statistics: { leadingZeros: -12, fractions: -8 } },
  number: { header: 1.5, statistics: { leadingZeros: -12 } },
  money: { header: 7, statistics: { leadingZeros: -12 } },
  percentage: { header: 7, statistics: { leadingZeros: -12 } },
  boolean: { header: 6, strays: -20 },
  phone: { header: 6 },
  identifier: {
    recognition: 8,
    header: 7,
    statistics: {
      leadingZeros: 8,
      letterDigitCodes: 2,
      oneShape: 1,
      isUnique: 1.5,
      countsUp: 2,
      words: -4,
      fractions: -6,
      longTexts: -8,
    },
  },
  category: {
    bias: 1,
    recognition: 4,
    header: 1.5,
    statistics: { isShortList: 4, isRepeated: 2, isUnique: -4, longTexts: -6 },
  },
  free_text: {
    bias: 0.5,
    recognition: 5,
    header: 1.5,
    statistics: { words: 2, isUnique: 2, longTexts: 4, isShortList: -2, isRepeated: -1 },
  },
};
