import { describe, expect, it } from "vitest";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { nationalId } from "./national-id.ts";
import { readAnyNationalId } from "./read-national-id.ts";

function clean(texts: readonly string[], locale?: string) {
  const cleaner = nationalId.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "", context: contextOfLocale(locale) },
  );
  return texts.map((text) => cleaner.clean(text));
}

/** Numbers published as examples by the authorities or in the documentation of validators, and one digit changed. */
const EXAMPLES = [
  ["en-US", "219-09-9999", "666-09-9999"],
  ["en-CA", "046 454 286", "046 454 287"],
  ["en-GB", "AB 12 34 56 C", "BG 12 34 56 C"],
  ["de-CH", "756.9217.0769.85", "756.9217.0769.86"],
  ["de-DE", "36574261809", "36574261890"],
  ["fr-FR", "2 95 10 99 126 111 93", "2 95 10 99 126 111 94"],
  ["es-ES", "54362315K", "54362315Z"],
  ["es-ES", "X2482300W", "X2482300A"],
  ["it-IT", "RCCMNL83S18D969H", "RCCMNL83S18D969I"],
  ["nl-NL", "111222333", "111222334"],
  ["nl-BE", "85.07.30-033.28", "85.07.30-033.29"],
  ["sv-SE", "880320-0016", "880320-0018"],
  ["nb-NO", "151086 95088", "151086 95077"],
  ["da-DK", "211062-5629", "511062-5629"],
  ["fi-FI", "131052-308T", "131052-308U"],
  ["is-IS", "450401-3150", "450401-3160"],
  ["pl-PL", "44051401359", "44051401358"],
  ["cs-CZ", "710319/2745", "710319/2746"],
  ["ro-RO", "1630615123457", "1630615123458"],
  ["bg-BG", "7523169263", "7523169264"],
  ["hr-HR", "33392005961", "33392005962"],
  ["et-EE", "36805280109", "36805280108"],
  ["tr-TR", "17291716060", "17291716050"],
  ["ru-RU", "112-233-445 95", "112-233-445 96"],
  ["pt-BR", "390.533.447-05", "390.533.447-06"],
  ["es-CL", "12.531.909-2", "12.531.909-3"],
  ["es-MX", "BOXW310820HNERXN09", "BOXW310820HNERXN08"],
  ["zh-CN", "360426199101010071", "360426199101010072"],
  ["zh-TW", "A123456789", "A123456788"],
  ["en-SG", "S1234567D", "S1234567E"],
  ["ko-KR", "971013-9019902", "971013-9019903"],
  ["en-IN", "2341 2341 2346", "2341 2341 2347"],
  ["th-TH", "1 2345 45678 78 1", "1 2345 45678 78 9"],
  ["he-IL", "039337423", "039337422"],
  ["en-ZA", "7503305044089", "7503305044088"],
  ["en-AU", "123 456 782", "123 456 783"],
  ["en-NZ", "136-410-132", "136-410-133"],
  ["es-GT", "1580 35224 0101", "1680 35224 0101"],
  ["es-CU", "91021027775", "91221027775"],
  ["es-CR", "3-0455-0175", "30-1234-12345"],
  ["en-KE", "A051365947M", "A05136594M7"],
  ["zh-HK", "E364912(5)", "E364912(6)"],
  ["en-HK", "AB987654(3)", "AB987654(4)"],
  ["en-IE", "6433435FT", "6433435ET"],
  ["is-IS", "120174-3399", "120174-3391"],
  ["es-AR", "55-00000012-3", "55-00000012-4"],
] as const;

/** Made numbers that stdnum refuses, or has no check for, though they are given out: why these schemes have checks of their own. */
const OF_OWN_CHECKS = [
  ["en-US", "457-55-5462", "printed in advertisements"],
  ["de-AT", "1235 011390", "a 13th month"],
  ["de-DE", "65410190M006", "a day above 31"],
  ["nl-BE", "85.07.00-033.55", "an unknown day"],
  ["fr-BE", "17.07.00-033.14", "an unknown day since 2000"],
  ["nl-BE", "70.45.00-001.38", "an unknown day of a foreigner"],
  ["nb-NO", "014690 00016", "an H number"],
  ["nb-NO", "812345 67802", "an FH number"],
  ["is-IS", "892350-1739", "a number of the system"],
  ["is-IS", "120126-2040", "of a person since February 2026"],
  ["ro-RO", "2230101700001", "the county 70"],
  ["en-IE", "1234567AC", "a second letter C"],
  ["lv-LV", "321234-56789", "no date"],
  ["es-AR", "25-12345678-8", "a beginning of 25"],
  ["zh-HK", "O123467(7)", "a letter O"],
  ["ru-RU", "000-123-456 00", "an early one without check digits"],
  ["lb-LU", "1950000012380", "an unknown month and day"],
  ["lb-LU", "1950030012350", "an unknown day"],
  ["ko-KR", "210101-3000000", "of after October 2020"],
  ["en-ZA", "9001015006280", "of a refugee"],
] as const;

describe("a national number", () => {
  it.each(EXAMPLES)("of %s: %s is right, %s is not", (locale, right, wrong) => {
    expect(clean([right], locale)).toMatchObject([
      { kind: "ok", output: right, components: { country: locale.slice(3) } },
    ]);
    expect(clean([wrong], locale)).toMatchObject([{ kind: "invalid" }]);
  });

  it.each(OF_OWN_CHECKS)("of %s is right: %s, %s", (locale, right) => {
    expect(clean([right], locale)).toMatchObject([{ kind: "ok", output: right }]);
  });

  it("is written as its country writes it", () => {
    expect(clean(["219099999", "219-09-9998"], "en-US")).toMatchObject([
      { output: "219-09-9999" },
      { output: "219-09-9998" },
    ]);
  });

  it("stays without separators where the column has none", () => {
    expect(clean(["7569217076985", "7569217076985", "7569217076985"], "de-CH")[0]).toMatchObject({
      output: "7569217076985",
    });
  });

  it("shows its country where the whole column is of one form", () => {
    expect(clean(["756.9217.0769.85", "7569217076985"])).toMatchObject([
      { components: { country: "CH" } },
      { components: { country: "CH" } },
    ]);
  });

  it("is of the country that the header names", () => {
    const cleaner = nationalId.study([{ text: "111222333", count: 1 }], { header: "BSN" });
    expect(cleaner.clean("111222333")).toMatchObject({ components: { country: "NL" } });
    expect(cleaner.clean("111222334").kind).toBe("invalid");
  });

  it("is asked after in few countries only where the table or the title names them", () => {
    const values = [{ text: "136410132", count: 1 }];
    expect(nationalId.study(values, { header: "IRD number" }).clean("136410132")).toMatchObject({
      components: { country: "NZ" },
    });
    expect(readAnyNationalId("136410132").map(({ scheme }) => scheme.country)).not.toContain("NZ");
  });

  it("is refused when no country gives it out", () => {
    expect(clean(["12345", "hello"]).map(({ kind }) => kind)).toEqual(["invalid", "invalid"]);
  });
});
