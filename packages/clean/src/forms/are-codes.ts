/** Columns in which capitals are the value: names of variables, and signs of a few letters such as those of gases and units. */

/** Names of variables, as programs write them. */
export function areVariables(texts: readonly string[]): boolean {
  const shareOf = (is: RegExp) => texts.filter((text) => is.test(text)).length / Math.max(1, texts.length);
  return shareOf(VARIABLE) >= VARIABLES && shareOf(/\s/) === 0;
}

/** Signs, none of which has as many letters as a word. */
export function areSigns(texts: readonly string[]): boolean {
  return texts.every((text) => text.length <= MAX_SIGN);
}

const MAX_SIGN = 3;
const VARIABLE = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*$/u;
/** Share of the values that shows what all of them are. */
const VARIABLES = 0.2;
