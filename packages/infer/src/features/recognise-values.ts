/** Dense features from the entity classes themselves: how far each knows the values, and whether the header names it. */
import { type Entity, entities, entityById, recogniseAll } from "@limpid/entities";
import type { SampledValue } from "../column-sample.ts";

/** From this recognition on a class knows a value. */
const KNOWN = 0.4;
/** Values that every class sees; one that knows none of them is not asked about the rest. */
const FIRST_LOOK = 3;
const MOST_VALUES = 12;
/** A prime above MOST_VALUES: the first look is spread over the sample too. */
const STRIDE = 29;

/** By the place of a class in the registry. */
export interface Recognition {
  readonly means: Float64Array;
  readonly known: Float64Array;
}

export function entitiesOf(ids: readonly string[]): readonly Entity[] {
  return ids.map((id) => {
    const entity = entityById(id);
    if (entity === undefined) throw new Error(`The column model asks the class "${id}", which is not registered`);
    return entity;
  });
}

/** Asks all classes about one value before the next: they share what they find out about a text. */
export function recogniseValues(values: readonly SampledValue[]): Recognition {
  const count = Math.min(values.length, MOST_VALUES);
  const step = values.length / count;
  const scores = new Float64Array(entities.length);
  const means = new Float64Array(entities.length);
  const known = new Float64Array(entities.length);
  const isOut = new Uint8Array(entities.length);
  for (let look = 0; look < count; look++) {
    const turn = (look * STRIDE) % count;
    recogniseAll(values[Math.floor(turn * step)]?.text ?? "", scores, isOut);
    for (let index = 0; index < scores.length; index++) {
      const sureness = scores[index] ?? 0;
      means[index] = (means[index] ?? 0) + sureness;
      if (sureness >= KNOWN) known[index] = (known[index] ?? 0) + 1;
    }
    if (look + 1 === FIRST_LOOK) for (const [index, sum] of means.entries()) isOut[index] = sum === 0 ? 1 : 0;
  }
  for (let index = 0; index < scores.length; index++) {
    means[index] = (means[index] ?? 0) / Math.max(1, count);
    known[index] = (known[index] ?? 0) / Math.max(1, count);
  }
  return { means, known };
}

export function isNamedBy(entity: Entity, header: string): boolean {
  return header !== "" && entity.headers.some((pattern) => pattern.test(header));
}
