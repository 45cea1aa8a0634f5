import { describe, expect, it } from "vitest";
import { dataModule } from "./data-module.ts";

describe("the module of a table", () => {
  it("holds the rows in their order, without the lines on source and licence", () => {
    const table = '# source: a list\nname\tin_use\n#n/a\tyes\n"x"\t\n';
    expect(dataModule("some-words", table)).toBe(`/** Made by "npm run data" from some-words.tsv; edit that. */
export const SOME_WORDS: readonly (readonly [name: string, inUse: string])[] = [
  ["#n/a","yes"],
  ["\\"x\\"",""],
];
`);
  });

  it.each([
    ["a cell too few", "a\tb\nx\n", "row 1"],
    ["a cell with a space at its end", "a\tb\nx\ty \n", "row 1"],
    ["a column without a name", "a\t\nx\ty\n", "no name"],
  ])("is refused where there is %s", (_, table, message) => {
    expect(() => dataModule("t", table)).toThrow(message);
  });
});
