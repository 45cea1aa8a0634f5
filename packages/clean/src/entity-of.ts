import { type Entity, entityById } from "@limpid/entities";
import type { EntityGuess } from "@limpid/table";

const FALLBACK = "free_text";

/** The class that cleans the cells. A stored guess may name one that there is no longer. */
export function guessedEntity({ predictedClass, cleanedAs }: EntityGuess): Entity {
  const entity = entityById(cleanedAs?.id ?? predictedClass) ?? entityById(FALLBACK);
  if (entity === undefined) throw new Error(`The registry lacks the class "${FALLBACK}"`);
  return entity;
}
