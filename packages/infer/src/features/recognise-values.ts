/** Dense features from the entity classes themselves: how far each knows the values, and whether the header names it. */
import { type Entity, entityById } from "@limpid/entities";
import type { SampledValue } from "../column-sample.ts";

/** From this recognition on a class knows a value. */
const KNOWN = 0.4;
/** Values that every class sees; one that knows none of them is not asked about the rest. */
const FIRST_LOOK = 3;
const MOST_VALUES = 12;
/** A prime above MOST_VALUES: the first look is spread over the sample too. */
const STRIDE = 29;

export interface Recognition {
  readonly mean: number;
  readonly known: number;
}

export function entitiesOf(ids: readonly string[]): readonly Entity[] {
  return ids.map((id) => {
    const entity = entityById(id);
    if (entity === undefined) throw new Error(`The column model asks the class "${id}", which is not registered`);
    return entity;
  });
}

export function recogniseValues(entity: Entity, values: readonly SampledValue[]): Recognition {
  const count = Math.min(values.length, MOST_VALUES);
  const step = values.length / count;
  let mean = 0;
  let known = 0;
  for (let look = 0; look < count; look++) {
    const turn = (look * STRIDE) % count;
    const sureness = entity.recognise(values[Math.floor(turn * step)]?.text ?? "");
    mean += sureness;
    if (sureness >= KNOWN) known++;
    if (look + 1 === FIRST_LOOK && mean === 0) break;
  }
  return count === 0 ? { mean: 0, known: 0 } : { mean: mean / count, known: known / count };
}

export function isNamedBy(entity: Entity, header: string): boolean {
  return header !== "" && entity.headers.some((pattern) => pattern.test(header));
}
