import { describe, expect, it } from "vitest";
import type { TextCare } from "../entity.ts";
import { normaliseText, treatTexts } from "./normalise-text.ts";

const REPAIR = treatTexts([], "repair");

describe("normaliseText", () => {
  it.each([
    ["spaces around", "  Anna Meier\t", "Anna Meier", "text.trim"],
    ["two spaces between words", "Anna  Meier", "Anna Meier", "text.one-space"],
    ["a no-break space", "Anna\u00A0Meier", "Anna Meier", "text.space"],
    ["a zero-width space", "Zo\u200Be", "Zoe", "text.invisible"],
    ["a letter with its accent apart", "cafe\u0301", "café", "text.nfc"],
    ["an HTML entity", "Smith &amp; Sons", "Smith & Sons", "text.html-entity"],
    ["UTF-8 read as windows-1252", "JÃ¼rg MÃ¼ller", "Jürg Müller", "text.mojibake"],
    ["signs that only windows-1252 has", "Itâ€™s weiÃŸ", "It’s weiß", "text.mojibake"],
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
    ["letters that would become a sign within a word", "geâš´rgerd"],
    ["a lone half of a character", "a\uD800"],
    ["a sign for a character that a program could not write", "the owner\u001As name"],
    ["a semicolon list", "a;b;c"],
  ])("leaves %s", (_, raw) => {
    expect(normaliseText(raw, REPAIR)).toEqual({ text: raw, repairs: [] });
  });

  it("changes nothing where every character may matter", () => {
    expect(normaliseText(" a\u00A0 b&amp;", treatTexts([], "exact")).text).toBe(" a\u00A0 b&amp;");
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
    "AUSTIN, TX  78701",
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
    const { text } = normaliseText("a  b", treatTexts(values, "repair"));
    expect(text).toBe(keepsGaps ? "a  b" : "a b");
  });

  const counted = (texts: readonly string[]) => texts.map((text) => ({ text, count: 1 }));
  const many = (text: string) => Array.from({ length: 20 }, (_, row) => `${text} ${row}`);
  const treated = (text: string, others: readonly string[], care: TextCare) =>
    normaliseText(text, treatTexts(counted([text, ...others]), care)).text;

  it.each([
    ["formatting tags", "<b>Bob</b> Lee", "Bob Lee", "repair"],
    ["tags within tags", '<p class="x"><i>Tea</i> &amp; cake</p>', "Tea & cake", "repair"],
    ["quotes round a value", '"Kurt"', "Kurt", "repair"],
    ["wide letters and digits", "ＡＢ１２", "AB12", "repair"],
    ["typographic quotes round a value", "„Kurt“", "Kurt", "repair"],
  ] as const)("mends %s where the rest of the column has none", (_, raw, output, care) => {
    expect(treated(raw, many("Row"), care)).toBe(output);
  });

  it.each([
    ["wide letters where others have them", "ＡＢ", ["ＣＤ", ...many("Row").slice(0, 8)], "repair"],
    ["wide letters beside others", "ＡＢ株式会社", many("Row"), "repair"],
    ["a typeset apostrophe", "O’Brien", many("Row"), "name"],
    ["quotes in prose", '"Heroes"', many("Row"), "wording"],
    ["tags in prose", "<b>Bob</b>", many("Row"), "wording"],
    ["quotes where others have them", '"Kurt"', ['"Anna"', ...many("Row").slice(0, 8)], "repair"],
    ["quotes within a value", 'Dwayne "The Rock" Johnson', many("Row"), "repair"],
    ["two values in quotes", '"a" and "b"', many("Row"), "repair"],
    ["tags where half have them", "<b>Bob</b>", ["<b>Anna</b>", "Row"], "repair"],
    ["a tag that is not closed", "<b> means bold", many("Row"), "repair"],
    ["a link", '<a href="x">Bob</a>', many("Row"), "repair"],
    ["comparisons", "<5", many("Row"), "repair"],
    ["a typeset apostrophe that proves no other habit", "Devil’s Cup", many("Row"), "repair"],
    ["the apostrophe of all names", "O’Brien", ["D’Angelo", "O’Hara"], "name"],
  ] as const)("leaves %s", (_, raw, others, care) => {
    expect(treated(raw, others, care)).toBe(raw);
  });

  it("writes the apostrophe that the column writes", () => {
    expect(treated("Devil’s Cup", ["Pete's", "Bell's", "Founder's", "Moe's", "Al's"], "repair")).toBe("Devil's Cup");
  });
});
