/** When no class is likely, the column is taken for what its values are in any case: whole numbers, numbers, words. */

import type { ClassProbability, ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";

/** Less likely than this, the best class is no better than a guess. */
const GUESS = 0.1;
/** Share of the values that have to be numbers. */
const NUMERIC = 0.9;

/** The same probabilities, with the fallback first where one is taken. */
export function fallBackByType(ranked: readonly ClassProbability[], sample: ColumnSample): readonly ClassProbability[] {
  const [, best = 0] = ranked[0] ?? [];
  if (best >= GUESS) return ranked;
  const type = typeOf(sample);
  const chosen = ranked.find(([id]) => id === type);
  return chosen === undefined ? ranked : [chosen, ...ranked.filter((entry) => entry !== chosen)];
}

function typeOf({ values, rows, distinct }: ColumnSample): string {
  const numbers = values.map(({ text }) => estimateNumber(text, "groups")).filter((number) => number !== undefined);
  if (numbers.some(({ hasLeadingZero, fractionDigits }) => hasLeadingZero && fractionDigits === 0)) return "identifier";
  if (numbers.length >= values.length * NUMERIC) {
    return numbers.every(({ fractionDigits }) => fractionDigits === 0) ? "integer" : "number";
  }
  return distinct < rows / 3 && distinct <= 50 ? "category" : "free_text";
}
