import type { EntityGuess } from "@limpid/table";
import { expect, it } from "vitest";
import { isJudged } from "./is-judged.ts";

const guess = (predictedClass: string, change: Partial<EntityGuess> = {}): EntityGuess => ({
  name: predictedClass,
  predictedClass,
  classP: 0.95,
  likely: {},
  allProbs: {},
  ...change,
});

it.each([
  ["a class that refuses values", guess("email"), false, true],
  ["a class that takes any text", guess("text"), false, false],
  ["an identifier, which may be anything", guess("identifier"), false, false],
  ["a class that is hardly likely", guess("email", { classP: 0.4 }), false, false],
  ["a hardly likely class that a person chose", guess("email", { classP: 0.4, isChosen: true }), false, true],
  ["a class that too many values are none of", guess("email"), true, false],
])("%s", (_, of, isClassDoubtful, judged) => {
  expect(isJudged({ guess: of, isClassDoubtful })).toBe(judged);
});
