import { describe, expect, it } from "vitest";
import { normaliseText, treatTexts } from "./normalise-text.ts";

const REPAIR = { care: "repair", keepsGaps: false } as const;

describe("normaliseText", () => {
  it.each([
    ["spaces around", "  Anna Meier\t", "Anna Meier", "text.trim"],
    ["two spaces between words", "Anna  Meier", "Anna Meier", "text.one-space"],
    ["a no-break space", "Anna\u00A0Meier", "Anna Meier", "text.space"],
    ["a zero-width space", "Zo\u200Be", "Zoe", "text.invisible"],
    ["a letter with its accent apart", "cafe\u0301", "café", "text.nfc"],
    ["an HTML entity", "Smith &amp; Sons", "Smith & Sons", "text.html-entity"],
    ["UTF-8 read as windows-1252", "JÃ¼rg MÃ¼ller", "Jürg Müller", "text.mojibake"],
  ])("mends %s", (_, raw, output, rule) => {
    const { text, repairs } = normaliseText(raw, REPAIR);
    expect([text, ...repairs.map((repair) => repair.rule)]).toEqual([output, rule]);
  });

  it.each([
    ["line breaks", "line1\nline2"],
    ["indented lines", "a\n  b   c"],
    ["two spaces after a full stop", "One.  Two."],
    ["smart quotes", "O’Brien"],
    ["a formula", '=HYPERLINK("http://evil","x")'],
    ["markup", "<p>Tea &amp; cake</p>"],
    ["escaped markup", "&lt;p&gt;Tea &amp;amp; cake&lt;/p&gt;"],
    ["an emoji of several", "👩‍👩‍👧"],
    ["letters that only look like mojibake", "Ã la carte"],
    ["a lone half of a character", "a\uD800"],
    ["a semicolon list", "a;b;c"],
  ])("leaves %s", (_, raw) => {
    expect(normaliseText(raw, REPAIR)).toEqual({ text: raw, repairs: [] });
  });

  it("changes nothing where every character may matter", () => {
    expect(normaliseText(" a\u00A0 b&amp;", { care: "exact", keepsGaps: false }).text).toBe(" a\u00A0 b&amp;");
  });

  it("takes time in proportion to the text", () => {
    for (const part of [" ", "&", "&#", "Ã¼", "\u200B", "a  ", "<a ", "&lt;a "]) {
      expect(normaliseText(part.repeat(100_000), REPAIR).text.length).toBeLessThanOrEqual(part.length * 100_000);
    }
  });
});

describe("treatTexts", () => {
  const addresses = [
    "DECATUR, IL  62526",
    "BUFFALO, NY  14216",
    "TUPELO, MS  38801",
    "BOSTON, MA  02109",
    "SAN JOSE, CA  95161",
  ];

  it.each([
    ["keeps two spaces between words where the column writes them", addresses, true],
    [
      "closes them where few cells have them",
      [...addresses, ...Array.from({ length: 40 }, (_, row) => `Row ${row}`)],
      false,
    ],
    ["closes them in a few cells, which prove no habit", addresses.slice(0, 3), false],
  ])("%s", (_, texts, keepsGaps) => {
    const values = texts.map((text) => ({ text, count: 1 }));
    expect(treatTexts(values, "repair").keepsGaps).toBe(keepsGaps);
  });
});
