/** What a search finds. Each turn asks the service and ends the turn before, whose results stay until the new ones are here. */
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

export function useSearch(search: Search, turn: number): Found {
  const isAsked = search.text.trim() !== "";
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["search", search.text.trim(), search.scope, search.sort, turn],
    queryFn: ({ signal }) => searchTables(search, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // The next key searches again.
    retry: false,
    // Tables come and go: nothing that was found before is shown as found now.
    gcTime: 0,
  });
  return {
    tables: isAsked ? (data ?? null) : null,
    isStale: isPlaceholderData,
    problem: isAsked ? error : null,
    retry: () => void refetch(),
  };
}
