/** What a person says a column holds goes before what the model thinks. */
import { entityById } from "@limpid/entities";
import type { ColumnChoices, EntityGuess } from "@limpid/table";

/** A class that is no more is as if it had not been chosen. */
export function chooseClasses(guesses: readonly EntityGuess[], choices: ColumnChoices): readonly EntityGuess[] {
  return guesses.map((guess, column) => {
    const entity = entityById(choices[column]?.entity ?? "");
    if (entity === undefined) return guess;
    const { cleanedAs: _, ...inferred } = guess;
    return { ...inferred, name: entity.title, predictedClass: entity.id, classP: 1, isChosen: true };
  });
}
