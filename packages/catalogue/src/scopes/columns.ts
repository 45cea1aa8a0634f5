import { nothingIsExact, type Scope } from "./scope.ts";

/** Searches the titles of columns; commas separate several titles. */
export const columns: Scope = {
  textsOf: (table) => table.titles,
  partsOf: (searchText) => searchText.split(/[,;|]/).filter((part) => part.trim() !== ""),
  prefersShort: false,
  isExact: nothingIsExact,
};
