import { nothingIsExact, type Scope } from "./scope.ts";

/** Searches the owners of tables; tables of visitors without a name are not found. */
export const username: Scope = {
  textsOf: (table) => (table.username === null ? [] : [table.username]),
  partsOf: (searchText) => [searchText.trim().replace(/^@/, "")],
  prefersShort: true,
  isExact: nothingIsExact,
};
