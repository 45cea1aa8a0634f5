import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { spreadsheetDamage } from "./spreadsheet-damage.ts";

const once = (texts: readonly string[]) => texts.map((text) => ({ text, count: 1 }));
const GENES = Array.from({ length: 60 }, (_, index) => `GENE${index}`);

describe("what a spreadsheet made of a value", () => {
  it.each(["2-Mar", "1-Sep", "Dec-01", "02. Mrz", "Okt-04"])("%s is shown among names", (text) => {
    const found = saidOfValues(spreadsheetDamage, once([...GENES, text]));
    expect([...found].map(([value, { output }]) => [value, output])).toEqual([[text, null]]);
  });

  it.each(["1.23457E+12", "4,00638E+12"])("%s is shown among codes", (text) => {
    expect([...saidOfValues(spreadsheetDamage, once([...GENES, text]), { role: "code" }).keys()]).toEqual([text]);
  });

  it.each([
    ["2-mar", "3-old parts", {}],
    ["jan-04", "old parts-17", {}],
    ["1.23457e+12", "1.23457xy+12", { role: "code" }],
  ] as const)("shows %s, whatever stands before it in its shape: %s", (text, before, column) => {
    expect([...saidOfValues(spreadsheetDamage, once([...GENES, before, text]), column).keys()]).toEqual([text]);
  });

  it("is shown however often it stands among codes that are long enough to be rounded", () => {
    const long = Array.from({ length: 6 }, (_, index) => `88001234567890${index}`);
    const found = saidOfValues(spreadsheetDamage, once([...long, "8.80012E+14", "8.80013e+14"]), { role: "code" });
    expect([...found.keys()]).toEqual(["8.80012E+14", "8.80013e+14"]);
  });

  it.each([
    ["dates among dates", once(["2-Mar", "3-Mar", "4-Apr", ...GENES.slice(0, 20)]), {}],
    ["in a column of few values", once([...GENES.slice(0, 9), "2-Mar"]), {}],
    ["a rounded number among names", once([...GENES, "1.23457E+12"]), {}],
    ["in a column of numbers", once([...GENES, "1.23457E+12"]), { role: "code", type: "number" }],
    ["in sentences", once([...GENES, "2-Mar"]), { role: "prose" }],
    ["a word that begins as a month", once([...GENES, "2-Marks", "Mar-a-Lago", "May-123"]), {}],
  ] as const)("is left alone: %s", (_, values, column) => {
    expect(saidOfValues(spreadsheetDamage, values, column).size).toBe(0);
  });
});
