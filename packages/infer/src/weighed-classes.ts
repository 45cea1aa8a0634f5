/** Classes that the model knows; one that is not among them is only used when a person chooses it. */
import { type Entity, entities } from "@limpid/entities";

const WEIGHED = new Set(
  "email url phone country date boolean percentage money integer number identifier category free_text".split(" "),
);

export const weighedClasses: readonly Entity[] = entities.filter(({ id }) => WEIGHED.has(id));
