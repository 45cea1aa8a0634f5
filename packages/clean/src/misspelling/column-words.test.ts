import { describe, expect, it } from "vitest";
import { readColumnWords } from "./column-words.ts";

const read = (texts: readonly string[]) => readColumnWords(texts.map((text) => ({ text, count: 1 })));
const wordsOf = (texts: readonly string[]) => [...read(texts).words.keys()].sort();

describe("the words of a column", () => {
  it.each([
    ["Repair of the roof", ["of", "repair", "roof", "the"]],
    ["L'école n'est pas fermée.", ["est", "fermée", "l", "n", "pas", "école"]],
    ["Zürich–Genève", ["genève", "zürich"]],
    ["A12 B-7 x_y user@example.org", []],
    ["#hashtag @name path/to C++", []],
    ["https://example.org/some-page", []],
    ["report.pdf", []],
    ["Straße", ["strasse"]],
    ["12.5 %", []],
    ["", []],
  ])("of %j are %j", (text, expected) => expect(wordsOf([text])).toEqual(expected));

  it("are counted over their spellings, with the values that have them", () => {
    const { words } = readColumnWords([
      { text: "Roof", count: 3 },
      { text: "the roof", count: 2 },
      { text: "ROOF", count: 1 },
    ]);
    const roof = words.get("roof");
    expect(roof).toMatchObject({ cells: 6, values: 3 });
    expect(roof?.written.map(({ text, places, inside }) => [text, places, inside])).toEqual([
      ["Roof", [0], 0],
      ["roof", [1], 1],
      ["ROOF", [2], 0],
    ]);
  });

  it("know where they are followed by a point, joined or perhaps cut off", () => {
    const { words } = read(["Dept. of well-being", "A department of public hea"]);
    expect(words.get("dept")?.written[0]).toMatchObject({ dotted: 1 });
    expect(words.get("well")?.written[0]).toMatchObject({ joined: 1 });
    expect(words.get("hea")?.written[0]).toMatchObject({ cut: 1 });
    expect(words.get("public")?.written[0]).toMatchObject({ dotted: 0, joined: 0, cut: 0 });
  });

  it("are read up to a bound, and it is known that there are more", () => {
    const long = "word ".repeat(300);
    const some = read(Array.from({ length: 5000 }, (_, index) => `${long}${index}`));
    expect(some.isCut).toBe(true);
    expect(some.values).toBeLessThan(5000);
    expect(read(["a few words"]).isCut).toBe(false);
  });
});
