/** Searching the catalogue: where, in which order, and for what; the results change while one types. */
import { isSearchScope, isSearchSort, LIMITS, SEARCH_SCOPES, SEARCH_SORTS, type SearchScope } from "@limpid/contract";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { counted } from "../../lib/counted.ts";
import { InlineProblem } from "../../ui/inline-problem.tsx";
import { TableCards } from "../../ui/table-cards/table-cards.tsx";
import type { Search } from "./api/search-tables.ts";
import { NothingFound } from "./nothing-found.tsx";
import classes from "./search-screen.module.css";
import { useSearch } from "./use-search.ts";

interface SearchScreenProps {
  /** As the address says. */
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}

export function SearchScreen({ search, onSearch }: SearchScreenProps) {
  const [typed, setTyped] = useTyped(search, onSearch);
  const asked = typed.trim() === "" ? { ...search, text: "" } : search;
  const { tables, isStale, problem, retry } = useSearch(asked);
  const searchIn = (scope: SearchScope): void => onSearch({ ...search, text: typed, scope });
  return (
    <section className={classes.screen} aria-label="Search">
      <h1 className="visually-hidden">Search tables</h1>
      <form className={classes.bar} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          className={classes.text}
          label="Search tables"
          type="search"
          placeholder={PLACEHOLDERS[search.scope]}
          maxLength={LIMITS.searchCharacters}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <NativeSelect
          label="Search in"
          data={[...SEARCH_SCOPES]}
          value={search.scope}
          onChange={({ currentTarget: { value } }) => isSearchScope(value) && searchIn(value)}
        />
        <NativeSelect
          label="Order"
          data={[...SEARCH_SORTS]}
          value={search.sort}
          onChange={({ currentTarget: { value } }) =>
            isSearchSort(value) && onSearch({ ...search, text: typed, sort: value })
          }
        />
      </form>
      <p role="status" className={classes.status}>
        {statusOf(asked.text, tables?.length)}
      </p>
      {problem !== null && <InlineProblem what="The search did not work" problem={problem} onRetry={retry} />}
      {problem === null && tables?.length === 0 && !isStale && <NothingFound search={asked} onScope={searchIn} />}
      {tables !== null && tables.length > 0 && (
        <TableCards label="Tables found" tables={tables} searched={asked} isStale={isStale} />
      )}
    </section>
  );
}

const PLACEHOLDERS: Readonly<Record<SearchScope, string>> = {
  semantic: "What the table is about, in your words",
  name: "A name, or how it begins",
  id: "An ID, how it begins, or the address of a table",
  username: "A user's name",
  columns: "Titles of columns, with commas between them",
  values: "A value that stands in the table",
};

/** What is typed goes into the address when the typing rests; a new address, as by the back button, shows in the box. */
function useTyped(search: Search, onSearch: (search: Search) => void) {
  const [typed, setTyped] = useState(search.text);
  const [rested] = useDebouncedValue(typed, LIMITS.searchDebounceMs);
  const [known, setKnown] = useState(search.text);
  if (known !== search.text) {
    setKnown(search.text);
    if (rested === typed) setTyped(search.text);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing leads to another address
  useEffect(() => {
    if (rested !== search.text) onSearch({ ...search, text: rested });
  }, [rested]);
  return [typed, setTyped] as const;
}

function statusOf(text: string, count: number | undefined): string {
  if (text.trim() === "") return "Type to search the public tables.";
  if (count === undefined) return "";
  if (count === 0) return "No tables";
  return count === LIMITS.searchResults ? `The best ${count} tables` : counted(count, "table");
}
