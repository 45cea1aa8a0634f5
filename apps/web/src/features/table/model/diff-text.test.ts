import { expect, it } from "vitest";
import { diffText } from "./diff-text.ts";

const show = (before: string, after: string): string =>
  diffText(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}]` : `[+${text}]`))
    .join("");

it.each([
  ["abc", "abc", "abc"],
  [" abc ", "abc", "[- ]abc[- ]"],
  ["two  words\u200b", "two words", "two [- ]words[-\u200b]"],
  ["1\u00a0000", "1 000", "1[-\u00a0][+ ]000"],
  ["1,5", "1.5", "[-1,5][+1.5]"],
  ["03.04.24", "2024-04-03", "[-03.04.24][+2024-04-03]"],
  ["", "x", "[+x]"],
  ["x", "", "[-x]"],
  ["", "", ""],
  ["a😀b", "ab", "[-a😀b][+ab]"],
  [
    "The meeting was held in Winterhtur, on a Monday",
    "The meeting was held in Winterthur on a Monday",
    "The meeting was held in [-Winterhtur,][+Winterthur] on a Monday",
  ],
  [
    "Die Rechnung geht an <b>Frau Müller</b> in Zürich",
    "Die Rechnung geht an Frau Müller in Zürich",
    "Die Rechnung geht an [-<b>]Frau Müller[-</b>] in Zürich",
  ],
])("from %j to %j", (before, after, expected) => {
  expect(show(before, after)).toBe(expected);
});

it.each([
  ["03.04.24", "2024-04-03"],
  ["x".repeat(500), "y".repeat(500)],
  ["x ".repeat(500), "y ".repeat(500)],
  ["x ".repeat(30), "y ".repeat(40)],
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
