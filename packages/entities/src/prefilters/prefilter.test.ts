import { describe, expect, it } from "vitest";
import { type Prefilter, PrefilterRow } from "./prefilter.ts";
import { detectTraits } from "./text-traits.ts";

function isOpen(prefilter: Prefilter, text: string): boolean {
  const row = new PrefilterRow([prefilter]);
  return row.openTo(detectTraits(text), text.length).includes(0) && row.fits(0, text.length);
}

describe("a prefilter", () => {
  it.each<[string, Prefilter, string, boolean]>([
    ["is open to all where nothing is declared", {}, "", true],
    ["asks for the fewest characters", { minLength: 3 }, "ab", false],
    ["asks for the most characters", { maxLength: 2 }, "abc", false],
    ["asks for all traits", { all: ["digit", "slash"] }, "1/2", true],
    ["refuses where one of all is missing", { all: ["digit", "slash"] }, "12", false],
    ["asks for any trait", { any: ["at", "dot"] }, "a.b", true],
    ["refuses where each of any is missing", { any: ["at", "dot"] }, "ab", false],
    ["asks for a second group", { any: ["digit"], with: ["gap"] }, "1 2", true],
    ["refuses where the second group is missing", { any: ["digit"], with: ["gap"] }, "12", false],
    ["refuses a trait that no text has", { none: ["percent"] }, "5%", false],
    ["refuses what is not among the only traits", { only: ["digit", "dot"] }, "1,2", false],
    ["takes letters of any script for letters", { any: ["letter"] }, "Ж", true],
    ["looks at the first character", { first: ["capital"] }, "aB", false],
    ["refuses a first character", { notFirst: ["digit"] }, "1a", false],
    ["has no first character to ask for in an empty text", { first: ["digit"] }, "", false],
    ["lets a text pass whose end it does not know", { all: ["at"] }, `${"a".repeat(300)}@`, true],
    ["refuses by the beginning of a long text", { none: ["at"] }, `@${"a".repeat(300)}`, false],
  ])("%s", (_, prefilter, text, open) => {
    expect(isOpen(prefilter, text)).toBe(open);
  });
});
