import { installLexicon } from "@limpid/lexicon";
import { expect, it } from "vitest";
import { country } from "./country.ts";

const COUNTRIES = ["Cameroon", "Colombia", "Switzerland", "France"].map((text) => ({ text, count: 5 }));

const clean = (text: string) => country.study(COUNTRIES, { header: "country" }).clean(text);

it("takes a name of another language for no slip in a column of names that are not English", () => {
  const ofNames = (...texts: string[]) =>
    country.study(
      texts.map((text) => ({ text, count: 1 })),
      { header: "land" },
    );
  const german = ofNames("Deutschland", "Frankreich", "Schweiz", "Spanien");
  expect(german.clean("Frankreih")).toMatchObject({ rule: "misspelt" });
  const slovene = ofNames("Nemčija", "Francija", "Avstrija", "Švica");
  expect(slovene.clean("Kolumbja").kind).toBe("invalid");
});

it("takes no real word for a misspelt country", () => {
  expect(clean("Cameron")).toMatchObject({ kind: "ok", output: "Cameroon" });
  const uninstall = installLexicon();
  try {
    expect(clean("Cameron").kind).toBe("invalid");
    expect(clean("Colomba").kind).toBe("invalid");
    expect(clean("Swizerland")).toMatchObject({ kind: "ok", output: "Switzerland" });
    expect(clean("United State")).toMatchObject({ kind: "ok", rule: "misspelt" });
    expect(clean("Untied Kingdom")).toMatchObject({ kind: "ok", output: "United Kingdom" });
  } finally {
    uninstall();
  }
});
