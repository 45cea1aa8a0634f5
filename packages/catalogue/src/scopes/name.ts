import { nothingIsExact, onePart, type Scope } from "./scope.ts";

/** Searches the names of tables. */
export const name: Scope = {
  textsOf: (table) => [table.name],
  partsOf: onePart,
  prefersShort: true,
  isExact: nothingIsExact,
};
