import type { EntityGuess } from "./clean-table.ts";

/** A column of a class that is known without looking at its values. */
export function plainGuess(predictedClass: string, name = predictedClass): EntityGuess {
  return { name, predictedClass, classP: 1, likely: {}, allProbs: {} };
}
