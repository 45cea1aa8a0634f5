/** What the address of the search screen says: `/search?q=…&scope=…&sort=…`; what is left out is as usual. */
import { isSearchScope, isSearchSort, LIMITS, type SearchScope, type SearchSort } from "@limpid/contract";

export interface SearchAddress {
  readonly q?: string | undefined;
  readonly scope?: SearchScope | undefined;
  readonly sort?: SearchSort | undefined;
}

/**
 * Only known options are accepted (specification §5); all three are named, since the router keeps what is not. It reads a
 * text of digits as a number.
 */
export function readSearchAddress({ q, scope, sort }: Readonly<Record<string, unknown>>): SearchAddress {
  const isText = typeof q === "string" || typeof q === "number" || typeof q === "boolean";
  return {
    q: isText && q !== "" ? String(q).slice(0, LIMITS.searchCharacters) : undefined,
    scope: isSearchScope(scope) ? scope : undefined,
    sort: isSearchSort(sort) ? sort : undefined,
  };
}
