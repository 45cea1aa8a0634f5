/** The choices of the search and feed screens, with the wording of the specification (§2). */

export const SEARCH_SCOPES = [
  { value: "semantic", label: "Descriptions" },
  { value: "name", label: "Table name" },
  { value: "id", label: "Table ID" },
  { value: "username", label: "User name" },
  { value: "columns", label: "Column names" },
  { value: "values", label: "Values" },
] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number]["value"];

export const SEARCH_SORTS = [
  { value: "relevance", label: "Sort by relevance" },
  { value: "my_files_first", label: "Show my files first" },
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number]["value"];

export const FEEDS = [
  { value: "latest", label: "Latest" },
  { value: "quality", label: "Quality" },
  { value: "popular", label: "Popular" },
  { value: "mine", label: "My tables" },
] as const;
export type FeedName = (typeof FEEDS)[number]["value"];

export const CATALOGUE_DEFAULTS = { scope: "name", sort: "relevance", feed: "latest" } as const satisfies {
  readonly scope: SearchScope;
  readonly sort: SearchSort;
  readonly feed: FeedName;
};

const isValueOf =
  <Value extends string>(options: readonly { readonly value: Value }[]) =>
  (value: unknown): value is Value =>
    options.some((option) => option.value === value);

export const isSearchScope = isValueOf(SEARCH_SCOPES);
export const isSearchSort = isValueOf(SEARCH_SORTS);
export const isFeedName = isValueOf(FEEDS);
