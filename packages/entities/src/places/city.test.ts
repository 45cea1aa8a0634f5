import { describe, expect, it } from "vitest";
import { city } from "./city.ts";

function cleanIn(column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return city.study(values, { header: "city" }).clean(text);
}

describe("a city", () => {
  it.each([
    ["its name in the language of the column", { Genève: 4, Bern: 3 }, "Genf", "Genève"],
    ["its name in the column's letters", { Москва: 5 }, "Moscow", "Москва"],
    ["a slip of a frequent one", { Winterthur: 8, Bern: 6 }, "Wintherthur", "Winterthur"],
    ["two letters swapped", { Edinburgh: 9 }, "Edinbrugh", "Edinburgh"],
  ])("is written as %s", (_, column, text, output) => {
    expect(cleanIn(column, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["whose other name is as rare", { Genève: 2 }, "Genf"],
    ["that is another one", { Bern: 20 }, "Berlin"],
    ["that is on the list, however near to another", { Hamburg: 50 }, "Homburg"],
    ["near a name that is on no list either", { Xyrgelfingen: 50 }, "Xyrgelfinger"],
    ["that is nearly as frequent", { Winterthur: 4 }, "Wintherthur"],
    ["that is too short to tell a slip", { Bern: 90 }, "Born"],
    ["with another first letter", { Zürich: 90 }, "Bürich"],
  ])("stays %s", (_, column, text) => {
    expect(cleanIn(column, text)).toMatchObject({ kind: "ok", output: text });
  });
});
