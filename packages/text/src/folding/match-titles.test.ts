import { expect, it } from "vitest";
import { matchTitles } from "./match-titles.ts";

it.each([
  ["equal titles", ["b", "a"], ["a", "b"], [1, 0]],
  [
    "titles that differ in case, accents and blanks alone",
    ["Empfänger ", "order-no"],
    ["ORDER NO", "empfanger"],
    [1, 0],
  ],
  ["an equal title before a similar one", ["Name"], ["NAME", "Name"], [1]],
  ["nothing where several columns have the title", ["a"], ["a", "a"], [undefined]],
  ["nothing where a title is wanted several times", ["a", "a"], ["a"], [undefined, undefined]],
  ["nothing where a similar title is not the only one", ["Name"], ["NAME", "name"], [undefined]],
  ["nothing for a column without a title", [""], [""], [undefined]],
])("matches %s", (_, wanted, titles, expected) => {
  expect(matchTitles(wanted, titles)).toEqual(expected);
});
