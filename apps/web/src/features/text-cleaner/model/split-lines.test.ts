import { expect, it } from "vitest";
import { splitLines } from "./split-lines.ts";

it.each([
  ["nothing", "", []],
  ["only space", " \n ", []],
  ["Windows line ends and space around", " a \r\nb", ["a", "b"]],
  ["a final line break, which begins no line", "a\nb\n", ["a", "b"]],
  ["a final line break of Windows", "a\r\nb\r\n", ["a", "b"]],
  ["an empty last line, which is one", "a\n\n", ["a", ""]],
  ["an empty line between keeps its place", "a\n\nb", ["a", "", "b"]],
])("splits %s", (_, text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});
