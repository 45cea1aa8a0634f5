/** What a search finds. A newer search ends the one before; until its results are here, those of the one before stay. */
import type { CatalogueTable } from "@limpid/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Search, searchTables } from "./api/search-tables.ts";

export interface Found {
  /** Null while there is nothing to show yet. */
  readonly tables: readonly CatalogueTable[] | null;
  /** The results are of another search than the one asked for. */
  readonly isStale: boolean;
  readonly problem: Error | null;
  readonly retry: () => void;
}

export function useSearch(search: Search): Found {
  const isAsked = search.text.trim() !== "";
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["search", search.text.trim(), search.scope, search.sort],
    queryFn: ({ signal }) => searchTables(search, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // The next key searches again.
    retry: false,
    // Tables come and go.
    staleTime: 10_000,
  });
  return {
    tables: isAsked ? (data ?? null) : null,
    isStale: isPlaceholderData,
    problem: isAsked ? error : null,
    retry: () => void refetch(),
  };
}
