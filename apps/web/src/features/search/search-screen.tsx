/** Searching the catalogue: where, in which order, and for what; the results change while one types. */
import { isSearchScope, isSearchSort, LIMITS, SEARCH_SCOPES, SEARCH_SORTS, type SearchScope } from "@limpid/contract";
import { counted } from "../../lib/counted.ts";
import { InlineProblem } from "../../ui/inline-problem.tsx";
import { NativeSelect } from "../../ui/parts/native-select.ts";
import { TextInput } from "../../ui/parts/text-input.ts";
import { TableCards } from "../../ui/table-cards/table-cards.tsx";
import type { Search } from "./api/search-tables.ts";
import { NothingFound } from "./nothing-found.tsx";
import classes from "./search-screen.module.css";
import { useSearch } from "./use-search.ts";
import { useTypedSearch } from "./use-typed-search.ts";

interface SearchScreenProps {
  /** The search that the address names. */
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}

export function SearchScreen({ search, onSearch }: SearchScreenProps) {
  const { typed, asked, ask, send, box } = useTypedSearch(search, onSearch);
  const shown: Search = { ...search, text: asked.text };
  const { tables, isStale, problem, retry } = useSearch(shown, asked.turn);
  const change = (part: Partial<Search>): void => {
    // The new scope or order searches by itself, as soon as the address has it.
    if (typed !== asked.text) ask(typed);
    send({ text: typed, ...part });
  };
  const searchIn = (scope: SearchScope): void => change({ scope });
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
          {...box}
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
          onChange={({ currentTarget: { value } }) => isSearchSort(value) && change({ sort: value })}
        />
      </form>
      <p role="status" className={classes.status}>
        {statusOf(shown.text, tables?.length)}
      </p>
      {problem !== null && <InlineProblem what="Search failed" problem={problem} onRetry={retry} />}
      {problem === null && tables?.length === 0 && !isStale && <NothingFound search={shown} onScope={searchIn} />}
      {tables !== null && tables.length > 0 && (
        <TableCards label="Tables found" tables={tables} searched={shown} isStale={isStale} />
      )}
    </section>
  );
}

const PLACEHOLDERS: Readonly<Record<SearchScope, string>> = {
  semantic: "What the table is about, in your words",
  name: "A name, or the start of one",
  id: "An ID, the start of one, or a table URL",
  username: "A user's name",
  columns: "Column titles, separated by commas",
  values: "A value in the table",
};

function statusOf(text: string, count: number | undefined): string {
  if (text.trim() === "") return "Type to search public tables. Your private tables are in My tables.";
  if (count === undefined) return "";
  if (count === 0) return "No tables";
  return count === LIMITS.searchResults ? `The best ${count} tables` : counted(count, "table");
}
