/** Replaces inferred classes with those that a person has chosen. */
import { entityById } from "@limpid/entities";
import type { ColumnChoices, EntityGuess } from "@limpid/table";

/** Ignores a chosen class that the registry no longer has. */
export function chooseClasses(guesses: readonly EntityGuess[], choices: ColumnChoices): readonly EntityGuess[] {
  return guesses.map((guess, column) => {
    const entity = entityById(choices[column]?.entity ?? "");
    if (entity === undefined) return guess;
    const { cleanedAs: _, ...inferred } = guess;
    return { ...inferred, name: entity.title, predictedClass: entity.id, classP: 1, isChosen: true };
  });
}
