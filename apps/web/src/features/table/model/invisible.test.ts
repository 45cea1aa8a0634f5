import { expect, it } from "vitest";
import { type Cut, showInvisible } from "./invisible.ts";

const show = (text: string, cut?: Cut): string =>
  showInvisible(text, cut)
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

it.each([
  ["after what was cut off", " word ", { isBefore: true, isAfter: false }, " word·"],
  ["before what was cut off", " word ", { isBefore: false, isAfter: true }, "·word "],
  ["and no others: two together", "  word", { isBefore: true, isAfter: true }, "··word"],
])("leaves a single space %s", (_, text, cut, expected) => {
  expect(show(text, cut)).toBe(expected);
});

it("names what it shows", () => {
  expect(showInvisible("\u00a0x")[0]).toEqual({ kind: "glyph", text: "⍽", name: "no-break space" });
});
