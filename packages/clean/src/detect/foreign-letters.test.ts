import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { foreignLetters } from "./foreign-letters.ts";

const once = (texts: readonly string[]) => texts.map((text) => ({ text, count: 1 }));
const offersIn = (...texts: string[]) =>
  [...saidOfValues(foreignLetters, once(texts))].map(([text, { output }]) => [text, output]);

describe("letters of another script that look like those beside them", () => {
  it.each([
    ["Sаmsung S9", "Samsung S9"],
    ["ТOYOTA", "TOYOTA"],
    ["Mосква", "Москва"],
    ["NOKIΑ", "NOKIA"],
  ])("%j is offered as %j", (mixed, plain) => expect(offersIn("Bern", mixed)).toEqual([[mixed, plain]]));

  it("are found in whole words where the column has the other spelling", () => {
    expect(offersIn("А4", "A4")).toEqual([["А4", "A4"]]);
  });

  it.each(["Москва", "А4", "kΩ", "μm", "ΔT", "TNFα", "Яndex", "β-Carotin", "Zoë"])("%j is left alone", (text) => {
    expect(offersIn("Bern", text)).toEqual([]);
  });
});

describe("letters of a wrong encoding", () => {
  it.each([
    ["k‚ramique", "kéramique"],
    ["fl–te trouv‚e", "flûte trouvée"],
    ["S√∏rensen", "Sørensen"],
    ["Fran√ßois", "François"],
    ["Hθlθne", "Hèlène"],
  ])("%j is offered as %j", (broken, meant) => expect(offersIn("Bern", broken)).toEqual([[broken, meant]]));

  it("are offered at the end of a word where others of the column are broken", () => {
    expect(offersIn("k‚ramique", "dor‚", "Köln–Bonn")).toEqual([
      ["k‚ramique", "kéramique"],
      ["dor‚", "doré"],
    ]);
  });

  it.each(["dor‚", "accÃƒÆ’Ã¢â‚¬Â¹s", "1990–2010", "„Wort“", "100 ‰", "√2", "Köln–Bonn", "ƒ(x)"])(
    "%j is left alone",
    (text) => {
      expect(offersIn("Bern", text)).toEqual([]);
    },
  );
});
