import { expect, it } from "vitest";
import { isFeedName, isSearchScope, isSearchSort, SEARCH_SCOPES, SEARCH_SORTS } from "./catalogue.ts";
import { SearchRequest } from "./schemas/catalogue.ts";

it("the choices of the search screen are those that the call takes, in the words of the specification", () => {
  const valuesOf = (part: { readonly anyOf: readonly { readonly const: string }[] }) =>
    part.anyOf.map((one) => one.const);
  const { scope, sort_order: sort } = SearchRequest.properties;
  expect(valuesOf(scope)).toEqual(SEARCH_SCOPES.map(({ value }) => value));
  expect(valuesOf(sort)).toEqual(SEARCH_SORTS.map(({ value }) => value));
  expect(SEARCH_SCOPES.map(({ label }) => label)).toEqual([
    "Descriptions",
    "Table name",
    "Table ID",
    "User name",
    "Column names",
    "Values",
  ]);
  expect(SEARCH_SORTS.map(({ label }) => label)).toEqual(["Sort by relevance", "Show my files first"]);
});

it.each(["toString", "", null, "Latest", 7, ["name"]])("%o is no known option", (value) => {
  expect([isSearchScope(value), isSearchSort(value), isFeedName(value)]).toEqual([false, false, false]);
});
