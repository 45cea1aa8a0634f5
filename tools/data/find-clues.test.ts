import { describe, expect, it } from "vitest";
import { findClues } from "./find-clues.ts";

describe("the clues of a pattern", () => {
  it.each([
    [/\b(price|cost)s?\b/i, ["price", "cost"]],
    [/preis(?:spanne|e)?/i, ["preis"]],
    [/^(?:(?:grand|net)s?[ _-]*)+$/i, ["grand", "net"]],
    [/id|n°/i, ["id", "n°"]],
    [/ab?c+de/i, ["de"]],
    [/a{0,2}bc/i, ["bc"]],
    [/p\. ?iva/i, ["iva"]],
    [/(?<![\p{L}\p{N}])(?:a|bc)(?![\p{L}])/iu, ["a", "bc"]],
    [/(?<!country )code/i, ["code"]],
    [/[a-z]\d+/i, undefined],
    [/x|\d/i, undefined],
    [/(?:abc)?/i, undefined],
  ])("%s", (pattern, clues) => {
    expect(findClues(pattern.source)).toEqual(clues);
  });

  it.each(["(ab", "ab)", "a\\1", "a{x"])("refuses what it cannot read: %s", (source) => {
    expect(() => findClues(source)).toThrow("pattern");
  });
});
