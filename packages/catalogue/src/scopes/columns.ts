import { nothingIsExact, type Scope } from "./scope.ts";

/** The titles of columns; several are asked for with commas between them. */
export const columns: Scope = {
  textsOf: (table) => table.titles,
  partsOf: (searchText) => searchText.split(/[,;|]/).filter((part) => part.trim() !== ""),
  prefersShort: false,
  isExact: nothingIsExact,
};
