import { type Entity, entityById } from "@limpid/entities";
import type { EntityGuess } from "@limpid/table";

const FALLBACK = "free_text";

/** A stored guess may name a class that there is no longer. */
export function entityOf({ predictedClass }: EntityGuess): Entity {
  const entity = entityById(predictedClass) ?? entityById(FALLBACK);
  if (entity === undefined) throw new Error(`The registry lacks the class "${FALLBACK}"`);
  return entity;
}
