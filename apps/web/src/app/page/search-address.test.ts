import { expect, it } from "vitest";
import { readSearchAddress } from "./search-address.ts";

it.each([
  [{}, {}],
  [
    { q: "orders", scope: "columns", sort: "my_files_first" },
    { q: "orders", scope: "columns", sort: "my_files_first" },
  ],
  [{ q: 2024 }, { q: "2024" }],
  [{ q: "" }, {}],
  [{ q: { a: 1 }, scope: "everything", sort: ["relevance"] }, {}],
  [{ q: "people", scope: "nonsense", sort: "zzz" }, { q: "people" }],
  [{ q: "x".repeat(5000) }, { q: "x".repeat(1000) }],
])("%o says %o", (search, said) => {
  expect(readSearchAddress(search)).toEqual(said);
});

it("names all three, so that the router keeps none of those that it refused", () => {
  expect({ scope: "nonsense", sort: "zzz", ...readSearchAddress({ scope: "nonsense", sort: "zzz" }) }).toEqual({});
});
