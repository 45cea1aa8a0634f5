import { expect, it } from "vitest";
import { excerpt } from "./excerpt.ts";

it.each([
  ["a short line", "5 March 2024", "5 March 2024"],
  ["a line just as long as is shown", "x".repeat(500), "x".repeat(500)],
  ["a longer line", "x".repeat(1_000_000), `${"x".repeat(500)}…`],
])("shows %s as far as it fits", (_, line, shown) => {
  expect(excerpt(line)).toBe(shown);
});
