import { expect, it } from "vitest";
import { splitLines } from "./split-lines.ts";

it.each([
  ["nothing", "", []],
  ["only space", " \n ", []],
  ["Windows line ends and space around", " a \r\nb", ["a", "b"]],
  ["an empty line between keeps its place", "a\n\nb", ["a", "", "b"]],
])("splits %s", (_, text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});
