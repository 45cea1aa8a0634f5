/** Explains the likely classes of a column in counts that a person can check. */
import { entityById, isNamedBy } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import type { ClassReason, EntityGuess } from "@limpid/table";

/** Smallest recognition score at which a class counts a value as its own. */
const KNOWN = 0.5;

/** Returns, for each column, the reasons for its classes. */
export function explainGuesses(
  samples: readonly ColumnSample[],
  guesses: readonly EntityGuess[],
): readonly (readonly ClassReason[])[] {
  return guesses.map((guess, index) => {
    const sample = samples[index];
    return sample === undefined ? [] : explainGuess(sample, guess);
  });
}

/**
 * Returns one reason for each likely class, for the class that a person has chosen, and for the one that cleans the
 * cells.
 */
export function explainGuess(sample: ColumnSample, guess: EntityGuess): readonly ClassReason[] {
  const cleaning = guess.cleanedAs === undefined ? [] : [guess.cleanedAs.id];
  const ids = new Set([guess.predictedClass, ...cleaning, ...Object.keys(guess.likely)]);
  return [...ids].flatMap((id) => reasonFor(id, sample));
}

function reasonFor(id: string, { header, values }: ColumnSample): ClassReason[] {
  const entity = entityById(id);
  if (entity === undefined) return [];
  const matched = values.filter(({ text }) => entity.recognise(text) >= KNOWN).length;
  const isNamed = isNamedBy(entity, header.slice(0, 100).replace(/_/g, " "));
  return [{ id, name: entity.title, matched, seen: values.length, isNamed }];
}
