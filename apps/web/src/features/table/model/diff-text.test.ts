import { expect, it } from "vitest";
import { diffText } from "./diff-text.ts";

const show = (before: string, after: string): string =>
  diffText(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}]` : `[+${text}]`))
    .join("");

it.each([
  ["abc", "abc", "abc"],
  [" abc ", "abc", "[- ]abc[- ]"],
  ["1,5", "1.5", "1[-,][+.]5"],
  ["", "x", "[+x]"],
  ["x", "", "[-x]"],
  ["", "", ""],
  ["a😀b", "ab", "a[-😀]b"],
])("from %j to %j", (before, after, expected) => {
  expect(show(before, after)).toBe(expected);
});

it.each([
  ["03.04.24", "2024-04-03"],
  ["x".repeat(500), "y".repeat(500)],
  ["x".repeat(500), "x".repeat(500)],
])("loses nothing of either text", (before, after) => {
  const runs = diffText(before, after);
  const join = (without: string): string =>
    runs
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");
  expect(join("added")).toBe(before);
  expect(join("removed")).toBe(after);
});
