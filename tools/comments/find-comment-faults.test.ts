import { describe, expect, it } from "vitest";
import { findCommentFaults, findExcess, lowerAllowed } from "./find-comment-faults.mjs";

const faultsIn = (text: string) => findCommentFaults(text).map(({ fault }) => fault);

describe("findCommentFaults", () => {
  it.each([
    ["a fragment", "/** Of the cells, so many. */", 'begins with "Of"'],
    ["a fragment on its second line", "/**\n * Where the next one is.\n */", 'begins with "Where"'],
    ["a fragment behind code", "const a = 1; // By column.", 'begins with "By"'],
    ["a fragment in a class", "  /** To be called once. */", 'begins with "To be"'],
    ["a word of the dialect", "// The table is cleaned anew.", 'the word "anew"'],
    ["such a word in the middle of a block", "/**\n * Lists what\n * was told to it.\n */", 'the word "told"'],
    ["an exported function", "export function widthOf(text: string) {}", '"widthOf" ends in "Of"'],
    ["an exported constant", "export const partsOf = 3;", '"partsOf" ends in "Of"'],
  ])("refuses %s", (_, text, message) => {
    expect(faultsIn(text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ["a sentence", "/** Returns the width of a text. */"],
    ["the same words inside a sentence", "// The cells where a value is, of those by its side."],
    ["a line that goes on with such a word", "// The column is narrow\n// where nothing is wide."],
    ["words that only begin like these", "/** Offers a value. */\n/** Asian scripts. */"],
    ["a string", 'const label = "Of the cells";\nconst url = "https://example.org/told";'],
    ["a local name", "function widthOf(text: string) {}"],
    ["a name that is that word", "export const Of = 1;"],
  ])("accepts %s", (_, text) => expect(faultsIn(text)).toEqual([]));

  it("says in which line", () => {
    expect(findCommentFaults("const a = 1;\n\n/** So many. */\n")).toMatchObject([{ line: 3 }]);
  });
});

describe("the numbers of folders", () => {
  const allowed = { "packages/old": 3, "packages/mended": 2 };

  it.each([
    ["as many as allowed", [["packages/old", 3]], []],
    ["fewer", [["packages/old", 1]], []],
    ["one more", [["packages/old", 4]], ["packages/old has 4 faults in comments and names; 3 are allowed"]],
    ["one in a new folder", [["apps/new", 1]], ["apps/new has 1 faults in comments and names; 0 are allowed"]],
  ] as const)("judges %s", (_, counts, expected) => {
    expect(findExcess(new Map(counts), allowed)).toEqual(expected);
  });

  it("only fall", () => {
    const counts = new Map([
      ["packages/old", 9],
      ["packages/mended", 0],
      ["apps/new", 1],
    ]);
    expect(lowerAllowed(counts, allowed)).toEqual({ "packages/old": 3 });
    expect(lowerAllowed(new Map([["packages/old", 1]]), allowed)).toEqual({ "packages/old": 1 });
  });
});
