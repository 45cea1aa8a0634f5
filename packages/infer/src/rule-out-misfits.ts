/**
 * A class that refuses most of a column's values is not its class, however likely the model finds it: the next likely
 * one is taken that accepts them, so that a wrong guess never flags a whole column.
 */
import { entityById } from "@limpid/entities";
import type { Column, EntityGuess, Table } from "@limpid/table";
import { type ColumnSample, sampleColumn } from "./column-sample.ts";

/** Fewer values are too few to speak against the model. */
const LEAST_VALUES = 3;
const MOST_REFUSED = 0.5;
/** Classes that are tried before the column is taken for text. */
const MOST_TRIED = 12;
const TEXT = "free_text";

export function ruleOutMisfits({ columns }: Table, guesses: readonly EntityGuess[]): readonly EntityGuess[] {
  return guesses.map((guess, index) => {
    const column = columns[index];
    return column === undefined ? guess : ruleOutMisfit(column, guess);
  });
}

export function ruleOutMisfit(column: Column, guess: EntityGuess): EntityGuess {
  const sample = sampleColumn(column);
  if (sample.values.length < LEAST_VALUES || fits(guess.predictedClass, sample)) return guess;
  const ranked = Object.entries(guess.allProbs).sort(([, one], [, other]) => other - one);
  let ruledOut = 0;
  for (const [id, probability] of ranked.slice(0, MOST_TRIED)) {
    if (fits(id, sample)) return taken(guess, id, probability / Math.max(1 - ruledOut, probability));
    ruledOut += probability;
  }
  return taken(guess, TEXT, guess.allProbs[TEXT] ?? 0);
}

function fits(id: string, { header, values }: ColumnSample): boolean {
  const cleaner = entityById(id)?.study(values, { header });
  if (cleaner === undefined) return false;
  let refused = 0;
  let cells = 0;
  for (const { text, count } of values) {
    cells += count;
    if (cleaner.clean(text).kind === "invalid") refused += count;
  }
  return refused <= cells * MOST_REFUSED;
}

function taken(guess: EntityGuess, id: string, classP: number): EntityGuess {
  return { ...guess, name: entityById(id)?.title ?? id, predictedClass: id, classP };
}
