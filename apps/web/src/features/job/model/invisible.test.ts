import { expect, it } from "vitest";
import { showInvisible } from "./invisible.ts";

const show = (text: string): string =>
  showInvisible(text)
    .map((run) => run.text)
    .join("");

it.each([
  ["plain words stay", "two words", "two words"],
  ["spaces at the ends", " a ", "·a·"],
  ["a double space", "a  b", "a··b"],
  ["a no-break space", "1\u00a0000", "1⍽000"],
  ["line ends and tabs", "a\r\n\tb", "a␍↵→b"],
  ["a zero-width space", "a\u200bb", "a∅b"],
  ["nothing", "", ""],
])("%s", (_, text, expected) => {
  expect(show(text)).toBe(expected);
});

it("names what it shows", () => {
  expect(showInvisible("\u00a0x")[0]).toEqual({ kind: "glyph", text: "⍽", name: "no-break space" });
});
