import { CATALOGUE_DEFAULTS } from "@limpid/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SearchScreen } from "../../features/search/search-screen.tsx";

export function SearchRoute() {
  const { q = "", scope = CATALOGUE_DEFAULTS.scope, sort = CATALOGUE_DEFAULTS.sort } = useSearch({ from: "/search" });
  const navigate = useNavigate({ from: "/search" });
  return (
    <SearchScreen
      search={{ text: q, scope, sort }}
      onSearch={({ text, scope: nextScope, sort: nextSort }) =>
        void navigate({
          search: (former) => ({
            ...former,
            q: text === "" ? undefined : text,
            scope: nextScope === CATALOGUE_DEFAULTS.scope ? undefined : nextScope,
            sort: nextSort === CATALOGUE_DEFAULTS.sort ? undefined : nextSort,
          }),
          replace: true,
        })
      }
    />
  );
}
