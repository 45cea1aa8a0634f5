import { describe, expect, it } from "vitest";
import { direction } from "../places/direction.ts";
import { nationality } from "../places/nationality.ts";
import { gender } from "./gender.ts";

function clean(counts: Readonly<Record<string, number>>, entity = gender) {
  const values = Object.entries(counts).map(([text, count]) => ({ text, count }));
  const cleaner = entity.study(values, { header: "" });
  return Object.fromEntries(values.map(({ text }) => [text, cleaner.clean(text)]));
}

describe("a column with one form of words", () => {
  it.each([
    ["letters", { F: 9, M: 8, female: 1 }, "female", "F"],
    ["words in capitals", { FEMALE: 9, MALE: 8, f: 1 }, "f", "FEMALE"],
    ["small words", { female: 9, male: 8, Male: 1 }, "Male", "male"],
    ["German letters", { w: 9, m: 8, weiblich: 1 }, "weiblich", "w"],
    ["Spanish letters", { H: 9, M: 8, mujer: 1 }, "mujer", "M"],
    ["men and women", { man: 9, woman: 8, F: 1 }, "F", "woman"],
    ["English words", { Female: 9, Male: 8, m: 1 }, "m", "Male"],
    ["German words", { weiblich: 9, männlich: 8, M: 1 }, "M", "männlich"],
    ["Spanish nouns", { mujer: 9, hombre: 8, M: 1 }, "M", "mujer"],
  ])("of %s brings the other form to it", (_, counts, text, output) => {
    expect(clean(counts)[text]).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["h among German letters, a man in French and Spanish", { w: 9, m: 8, h: 1 }, "h", "m"],
    ["W among English letters", { F: 9, M: 8, W: 1 }, "W", "F"],
    ["F among Spanish letters, where M is a woman", { H: 9, M: 8, F: 1 }, "F", "M"],
  ])("only suggests what a letter of another language means: %s", (_, counts, text, suggestion) => {
    expect(clean(counts)[text]).toMatchObject({ kind: "invalid", suggestions: [suggestion] });
  });

  it("asks what a letter with several meanings means if no word of the column begins with it", () => {
    expect(clean({ femme: 9, homme: 8, M: 1 }).M).toMatchObject({ kind: "invalid", suggestions: ["femme", "homme"] });
  });

  it("leaves a column without one form", () => {
    expect(clean({ F: 5, M: 5, female: 5, male: 5 })).toMatchObject({
      F: { output: "F" },
      female: { output: "female" },
    });
  });

  it("suggests the only word one letter away", () => {
    expect(clean({ female: 9, male: 8, femaale: 1 }).femaale).toMatchObject({
      kind: "invalid",
      suggestions: ["female"],
    });
  });

  it("knows west from east in Spanish winds", () => {
    expect(clean({ N: 5, NO: 5, SO: 5, O: 5, E: 5, west: 1 }, direction).O).toMatchObject({ output: "O" });
  });

  it("keeps nationalities in their language", () => {
    expect(clean({ suisse: 5, allemande: 5, French: 1 }, nationality).French).toMatchObject({ output: "français" });
  });
});
