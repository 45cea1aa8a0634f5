/** What a person says a column holds goes before what the model thinks. */
import { entityById } from "@limpid/entities";
import type { EntityGuess } from "@limpid/table";

/** Class ids by the index of their column. A class that is no more is as if it had not been chosen. */
export type ChosenClasses = Readonly<Record<number, string>>;

export function chooseClasses(guesses: readonly EntityGuess[], chosen: ChosenClasses): readonly EntityGuess[] {
  return guesses.map((guess, column) => {
    const entity = entityById(chosen[column] ?? "");
    if (entity === undefined) return guess;
    return { ...guess, name: entity.title, predictedClass: entity.id, classP: 1, isChosen: true };
  });
}
