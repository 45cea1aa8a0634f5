/** What the host asks of the process that holds the index of the catalogue. */
import type { CatalogueChange, CatalogueQuery, FoundTable } from "@limpid/catalogue";
import type { Method } from "./protocol.ts";

export interface SearchInput {
  readonly query: CatalogueQuery;
  /** Identifies the newest change: an index that does not have it must learn first. */
  readonly seq: number;
}

export type SearchAnswer =
  | { readonly kind: "found"; readonly tables: readonly FoundTable[] }
  /** The index needs all changes after `seq`. */
  | { readonly kind: "behind"; readonly seq: number };

/** Sends the changes after `afterSeq` to an index that has all earlier ones. */
export interface Lesson {
  readonly afterSeq: number;
  readonly changes: readonly CatalogueChange[];
}

export interface SearchMethods {
  readonly searchCatalogue: Method<SearchInput, never, SearchAnswer>;
  /** Replies with the newest change that the index knows now. */
  readonly learnCatalogue: Method<Lesson, never, number>;
}

export type SearchLane = "search";
