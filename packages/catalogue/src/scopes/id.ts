import { nothingIsExact, type Scope } from "./scope.ts";

const bare = (id: string): string => id.replaceAll("-", "").toLowerCase();

/** Searches the ids of tables by their beginning, with or without hyphens; the address of a table works as well. */
export const id: Scope = {
  textsOf: (table) => [bare(table.id)],
  partsOf: (searchText) => [
    bare(
      searchText
        .trim()
        .replace(/[?#].*$/, "")
        .replace(/\/+$/, "")
        .replace(/^.*\//, ""),
    ),
  ],
  prefersShort: false,
  isExact: nothingIsExact,
};
