import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { phone } from "./phone.ts";

function column(texts: readonly string[], locale?: string) {
  const cleaner = phone.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "", context: contextOfLocale(locale) },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("phone numbers of all countries", () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

  it("are accepted in all the ways they are written", () => {
    const refused = numbers.flatMap((number) => {
      const locale = `en-${number.country}`;
      const ways = [number.formatNational(), number.nationalNumber, number.formatInternational(), number.number];
      return ways.filter((text) => column([text], locale)[0]?.kind !== "ok").map((text) => `${locale} ${text}`);
    });
    expect(refused.length / (4 * numbers.length)).toBeLessThan(0.02);
  });

  it("are refused when digits are missing or too many", () => {
    const wrong = numbers.flatMap((number) =>
      [number.nationalNumber.slice(0, -4), `${number.nationalNumber}12345`].map(
        (text) => [`en-${number.country}`, text] as const,
      ),
    );
    const refused = wrong.filter(([locale, text]) => column([text], locale)[0]?.kind === "invalid");
    expect(refused.length / wrong.length).toBeGreaterThan(0.95);
  });
});

describe("a column of national numbers", () => {
  it("keeps its way of writing, and strays are brought to it", () => {
    const swiss = ["044 123 45 67", "031 300 11 22", "022 730 51 11", "061 267 81 11", "0794561230"];
    expect(column(swiss, "de-CH").map((outcome) => outcome.kind === "ok" && outcome.output)).toEqual([
      "044 123 45 67",
      "031 300 11 22",
      "022 730 51 11",
      "061 267 81 11",
      "079 456 12 30",
    ]);
  });

  it("is written with + and country where it has no way of its own", () => {
    expect(column(["(205) 325-8100", "205.325.8101", "2053258102"], "en-US")).toMatchObject([
      { output: "+12053258100" },
      { output: "+12053258101" },
      { output: "+12053258102" },
    ]);
  });

  it("refuses what no number of the country can be", () => {
    expect(column(["044 123 45 67", "044 123 45"], "de-CH")).toMatchObject([{ kind: "ok" }, { kind: "invalid" }]);
  });

  it("says what kind of number it is", () => {
    expect(column(["079 123 45 67"], "de-CH")).toMatchObject([
      { components: { country: "CH", national_number: "791234567", type: "MOBILE" } },
    ]);
  });
});
