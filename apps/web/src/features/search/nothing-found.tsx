/** Nothing found: says where, and offers the other places, each a click away. */
import { SEARCH_SCOPES, type SearchScope } from "@limpid/contract";
import { Button } from "../../ui/parts/button.tsx";
import type { Search } from "./api/search-tables.ts";
import classes from "./search-screen.module.css";

interface NothingFoundProps {
  readonly search: Search;
  readonly onScope: (scope: SearchScope) => void;
}

export function NothingFound({ search, onScope }: NothingFoundProps) {
  const here = SEARCH_SCOPES.find(({ value }) => value === search.scope)?.label ?? "";
  const others = SEARCH_SCOPES.filter(({ value }) => value !== search.scope && isLikely(value, search.text));
  return (
    <div className={classes.nothing}>
      <p>
        Nothing found for <strong className={classes.searched}>{search.text.trim()}</strong> in “{here}”. Search in
        another place:
      </p>
      <div className={classes.others}>
        {others.map(({ value, label }) => (
          <Button key={value} variant="default" size="compact-md" onClick={() => onScope(value)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Only what could be one is looked for among the ids. */
function isLikely(scope: SearchScope, text: string): boolean {
  return scope !== "id" || /^[0-9a-f-]{4,}$/i.test(text.trim());
}
