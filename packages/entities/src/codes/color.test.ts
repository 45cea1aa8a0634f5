import { describe, expect, it } from "vitest";
import { chemicalFormula } from "./chemical-formula.ts";
import { color } from "./color.ts";

function clean(texts: readonly string[], entity = color) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("a colour", () => {
  it.each([
    ["#ABC", "#aabbcc"],
    ["#12345678", "#12345678"],
    ["rgba(0, 0, 0, 0.5)", "#00000080"],
    ["hsl(120, 100%, 50%)", "#00ff00"],
    ["255, 0, 128", "#ff0080"],
    ["0xFFCC00", "#ffcc00"],
  ])("%s is %s", (text, output) => {
    expect(clean([text])).toMatchObject([{ kind: "ok", output }]);
  });

  it.each([
    "Black",
    "navy",
    "Dark Green",
    "Off-White",
    "Rot",
    "dunkelblau",
    "bleu clair",
    "Black & Gold",
    "rosso",
    "Multicolor",
  ])("%s is one, and stays", (text) => {
    expect(clean([text])).toMatchObject([{ kind: "ok", output: text }]);
  });

  it("is not refused in a column of invented names", () => {
    const invented = ["Dawn", "Sunday Fog", "Lagoon", "Harbour", "Old Letter", "Red"];
    expect(clean(invented).map(({ kind }) => kind)).toEqual(invented.map(() => "ok"));
  });

  it("may lack its # where the whole column does", () => {
    expect(clean(["FF0000", "00ff00", "123456"])).toMatchObject([
      { output: "#ff0000" },
      { output: "#00ff00" },
      { output: "#123456" },
    ]);
  });
});

describe("a chemical formula", () => {
  it.each(
    "H2O NaCl CO2 C2H5OH CH3CH2OH Al2(SO4)3 K4[Fe(CN)6] Fe2O3 NH4+ Na2CO3·10H2O C8H10N4O2 H2SO4 (NH4)2SO4 PbO2 He Ca2+ U3O8".split(
      " ",
    ),
  )("%s is one, and stays", (text) => {
    expect(clean([text], chemicalFormula)).toMatchObject([{ kind: "ok", output: text }]);
  });

  it.each(["Xx2", "H2O)", "(H2O", "()", "H0", "2", "h2o", "Jo2", "H2O!"])("%s is none", (text) => {
    expect(clean([text], chemicalFormula)[0]?.kind).toBe("invalid");
  });

  it("is put in the order of Hill where the column is, unless its order tells the structure", () => {
    const texts = ["C6H12O6", "C2H6O", "CH4", "C10H8", "CO2", "CH2O", "O2C", "CH3COOH"];
    expect(clean(texts, chemicalFormula).slice(-2)).toMatchObject([{ output: "CO2" }, { output: "CH3COOH" }]);
  });
});
