import { expect, it } from "vitest";
import { shareLink } from "./share-link.ts";

it.each([
  ["production", "http://limpid.example", true, "https://limpid.example/table/abc"],
  ["development", "http://limpid.example:5173", false, "http://limpid.example:5173/table/abc"],
  ["one's own machine", "http://localhost:8080", true, "http://localhost:8080/table/abc"],
])("the link in %s", (_, origin, isProduction, expected) => {
  expect(shareLink(origin, "/table/abc", isProduction)).toBe(expected);
});
