import { installLexicon } from "@limpid/lexicon";
import { expect, it } from "vitest";
import { country } from "./country.ts";

const COUNTRIES = ["Cameroon", "Colombia", "Switzerland", "France"].map((text) => ({ text, count: 5 }));

const clean = (text: string) => country.study(COUNTRIES, { header: "country" }).clean(text);

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
