import { nothingIsExact, type Scope } from "./scope.ts";

const bare = (id: string): string => id.replaceAll("-", "").toLowerCase();

/** The ids of tables, with or without hyphens, from their beginning; the address of a table will do as well. */
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
