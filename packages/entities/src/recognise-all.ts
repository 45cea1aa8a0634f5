/** Asks all classes about one text. A look at its characters comes first: most classes need not be asked. */

import { PrefilterRow } from "./prefilters/prefilter.ts";
import { detectTraits } from "./prefilters/text-traits.ts";
import { entities } from "./registry.ts";

const prefilters = new PrefilterRow(entities.map(({ prefilter }) => prefilter));

const NONE_OUT = new Uint8Array(entities.length);

/**
 * Writes how sure each class is of the text into `scores`, in the order of `entities`. Classes that are `isOut` are not
 * asked and get 0.
 */
export function recogniseAll(text: string, scores: Float32Array | Float64Array, isOut = NONE_OUT): void {
  const { length } = text;
  scores.fill(0);
  for (const index of prefilters.openTo(detectTraits(text), length))
    if (isOut[index] === 0 && prefilters.fits(index, length)) scores[index] = entities[index]?.recognise(text) ?? 0;
}
