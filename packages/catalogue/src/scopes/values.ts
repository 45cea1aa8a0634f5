import { onePart, type Scope } from "./scope.ts";

/** Searches the most frequent values of each column. */
export const values: Scope = {
  textsOf: (table) => table.values.flat(),
  partsOf: onePart,
  prefersShort: false,
  isExact: (word) => /\d/.test(word),
};
