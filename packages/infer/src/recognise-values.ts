/** Scores a column by the entity classes: how well each recognises the values, and whether the header names it. */
import { type Entity, entities, entityById, isNamedBy, recogniseAll } from "@limpid/entities";
import type { ClassRecogniser, SampledValue } from "@limpid/models";

/** Smallest recognition score at which a class counts a value as its own. */
const KNOWN = 0.4;
/** Number of values that every class sees. A class that recognises none of them does not see the rest. */
const FIRST_LOOK = 3;
const MAX_VALUES = 12;
/** A prime above MAX_VALUES, so that the first look is spread over the sample too. */
const STRIDE = 29;

/** Recognition of each class in the registry. */
interface Recognition {
  readonly means: Float64Array;
  readonly known: Float64Array;
}

/** Returns the recogniser for the classes of a model, in its order. */
export function makeRecogniser(ids: readonly string[]): ClassRecogniser {
  const classes = entitiesOf(ids);
  const places = classes.map((entity) => entities.indexOf(entity));
  const ordered = (scores: Float64Array) => Float64Array.from(places, (place) => scores[place] ?? 0);
  return {
    size: classes.length,
    recognise: (values) => {
      const { means, known } = recogniseValues(values);
      return { means: ordered(means), known: ordered(known) };
    },
    isNamedBy: (place, header) => {
      const entity = classes[place];
      return entity !== undefined && isNamedBy(entity, header);
    },
  };
}

function entitiesOf(ids: readonly string[]): readonly Entity[] {
  return ids.map((id) => {
    const entity = entityById(id);
    if (entity === undefined) throw new Error(`The column model asks the class "${id}", which is not registered`);
    return entity;
  });
}

/** Asks all classes about one value before the next, because they share what they find out about a text. */
function recogniseValues(values: readonly SampledValue[]): Recognition {
  const count = Math.min(values.length, MAX_VALUES);
  const step = values.length / count;
  const scores = new Float64Array(entities.length);
  const means = new Float64Array(entities.length);
  const known = new Float64Array(entities.length);
  const isOut = new Uint8Array(entities.length);
  for (let look = 0; look < count; look++) {
    const turn = (look * STRIDE) % count;
    recogniseAll(values[Math.floor(turn * step)]?.text ?? "", scores, isOut);
    for (let index = 0; index < scores.length; index++) {
      const confidence = scores[index] ?? 0;
      means[index] = (means[index] ?? 0) + confidence;
      if (confidence >= KNOWN) known[index] = (known[index] ?? 0) + 1;
    }
    if (look + 1 === FIRST_LOOK) for (const [index, sum] of means.entries()) isOut[index] = sum === 0 ? 1 : 0;
  }
  for (let index = 0; index < scores.length; index++) {
    means[index] = (means[index] ?? 0) / Math.max(1, count);
    known[index] = (known[index] ?? 0) / Math.max(1, count);
  }
  return { means, known };
}
