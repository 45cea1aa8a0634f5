/** A scope that goes by the words of one part of a table. */
import type { CatalogueTable } from "../catalogue-table.ts";

export interface Scope {
  /** The texts that are searched, each of which may be what is looked for as a whole. */
  readonly textsOf: (table: CatalogueTable) => readonly string[];
  /** What somebody has typed, as far as it is looked for: several texts where several are named. */
  readonly partsOf: (searchText: string) => readonly string[];
  /** Where half of the words are asked for, a table with fewer other words fits better. */
  readonly prefersShort: boolean;
  /** Words that are found only as they are. */
  readonly isExact: (word: string) => boolean;
}

export const nothingIsExact = (): boolean => false;
export const onePart = (searchText: string): readonly string[] => [searchText];
