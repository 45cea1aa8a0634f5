import { nothingIsExact, type Scope } from "./scope.ts";

/** The users that tables belong to; tables of visitors without a name are not found by this. */
export const username: Scope = {
  textsOf: (table) => (table.username === null ? [] : [table.username]),
  partsOf: (searchText) => [searchText.trim().replace(/^@/, "")],
  prefersShort: true,
  isExact: nothingIsExact,
};
