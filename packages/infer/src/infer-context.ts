/** Infers where a table comes from, from what each of its columns proves alone. */
import { entityById } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { type EntityGuess, mergeContext, type TableContext } from "@limpid/table";

/** A column whose class is less sure than this gives no evidence about the others. */
const SURE = 0.8;

export function inferContext(samples: readonly ColumnSample[], guesses: readonly EntityGuess[]): TableContext {
  const evidence = samples.flatMap(({ header, values }, index) => {
    const guess = guesses[index];
    const entity = guess === undefined || guess.classP < SURE ? undefined : entityById(classOf(guess));
    return entity === undefined ? [] : [entity.tells(values, entity.fit(values, { header }))];
  });
  return mergeContext(evidence);
}

function classOf({ predictedClass, cleanedAs }: EntityGuess): string {
  return cleanedAs?.id ?? predictedClass;
}
