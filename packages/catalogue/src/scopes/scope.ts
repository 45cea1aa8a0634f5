/** Describes a scope that searches the words of one part of a table. */
import type { CatalogueTable } from "../catalogue-table.ts";

export interface Scope {
  /** Returns the texts to search; a query may also match each as a whole. */
  readonly textsOf: (table: CatalogueTable) => readonly string[];
  /** Returns the texts to look for in the typed query, several if it names several. */
  readonly partsOf: (searchText: string) => readonly string[];
  /** Whether a table with fewer other words fits better, if it has only some of the query's words. */
  readonly prefersShort: boolean;
  /** Whether the word is found only in its exact form. */
  readonly isExact: (word: string) => boolean;
}

export const nothingIsExact = (): boolean => false;
export const onePart = (searchText: string): readonly string[] => [searchText];
