import { describe, expect, it } from "vitest";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { postalCode } from "./postal-code.ts";

function clean(texts: readonly string[], locale?: string) {
  const cleaner = postalCode.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "", context: contextOfLocale(locale) },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("a postal code of no known country", () => {
  const four = Array.from({ length: 20 }, (_, place) => String(1010 + 371 * place));

  it.each(["800", "80010"])("%s is refused where nearly all have four digits", (text) => {
    expect(clean([...four, text]).at(-1)).toMatchObject({ kind: "invalid" });
    expect(clean([...four, text])[0]).toMatchObject({ kind: "ok" });
  });

  it("may have any number of digits where these vary", () => {
    const five = four.map((text) => `1${text}`);
    expect(clean([...four, ...five, "800"]).at(-1)).toMatchObject({ kind: "ok" });
  });
});

describe("a postal code of a known country", () => {
  it.each([
    ["en-US", "02139 99501 00501 12345-6789"],
    ["de-DE", "10115 01067 80331 99998"],
    ["de-CH", "8001 1200 9658"],
    ["de-AT", "1010 6020"],
    ["fr-FR", "75001 01000 20200 97400 98000"],
    ["es-ES", "28001 01001 52006"],
    ["it-IT", "00118 20121"],
    ["pt-PT", "1000-205 4050-123"],
    ["nl-BE", "1000 9000"],
    ["da-DK", "1050 2100 8000"],
    ["nb-NO", "0150 9990"],
    ["fi-FI", "00100 33100"],
    ["pl-PL", "00-950 31-044"],
    ["pt-BR", "01310-100"],
    ["ja-JP", "100-0001"],
    ["ru-RU", "101000 690091"],
    ["zh-CN", "100000 518000"],
    ["ko-KR", "03187"],
    ["en-AU", "2000 0800 6000"],
    ["en-ZA", "0001 8001"],
    ["lv-LV", "LV-1010"],
    ["es-AR", "C1425CKB 1425"],
    ["lt-LT", "01100"],
    ["en-SG", "018956"],
    ["fa-IR", "11369-12345"],
  ])("%s writes %s so", (locale, codes) => {
    for (const code of codes.split(" ")) expect(clean([code], locale)).toMatchObject([{ kind: "ok", output: code }]);
  });

  it.each([
    ["en-GB", "sw1a1aa", "SW1A 1AA"],
    ["en-CA", "k1a0b1", "K1A 0B1"],
    ["nl-NL", "1234ab", "1234 AB"],
    ["sv-SE", "SE-123 45", "123 45"],
    ["cs-CZ", "CZ-110 00", "110 00"],
    ["de-DE", "D-10115", "10115"],
    ["de-CH", "CH-8001", "8001"],
    ["lv-LV", "1010", "LV-1010"],
    ["en-IE", "D02 AF30", "D02 AF30"],
    ["en-US", "80301.0", "80301"],
    ["el-GR", "104 31", "104 31"],
  ])("%s: %s becomes %s", (locale, text, output) => {
    expect(clean([text, "!"], locale)[0]).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["en-US", "1234 123456 ABCDE 12345-67 00000 12345_6789"],
    ["de-DE", "1234 00123 123456 D1234"],
    ["de-CH", "0800 80012 800"],
    ["en-GB", "SW1A1A SW1A1AAA 12345 QQ1A 1A1"],
    ["en-CA", "D1A0B1 K1A0BO 12345 K1A"],
    ["fr-FR", "7500 99999 75O01"],
    ["nl-NL", "0123AB 1234 1234A 1234SS"],
    ["pl-PL", "0095 000-95 1234567"],
    ["ja-JP", "1000 100-001 10-00001"],
    ["es-ES", "53001 00123 2800"],
    ["en-IN", "012345 11001 1100011"],
  ])("%s has no code such as one of %s", (locale, codes) => {
    for (const code of codes.split(" ")) expect([code, clean([code], locale)[0]?.kind]).toEqual([code, "invalid"]);
  });

  it("suggests the zero that a spreadsheet lost", () => {
    expect(clean(["2139"], "en-US")).toMatchObject([{ kind: "invalid", suggestions: ["02139"] }]);
  });

  it("keeps codes without a space where the whole column has none", () => {
    expect(clean(["SW1A1AA", "M11AE", "B338TH"])).toMatchObject([
      { output: "SW1A1AA" },
      { output: "M11AE" },
      { output: "B338TH" },
    ]);
  });
});

describe("postal codes of nobody knows where", () => {
  it.each(["8001", "00100", "2139", "BS21 7NP", "R3B 0S9", "01310-100", "LV-1010"])(
    "lets %s through as it is",
    (code) => {
      expect(clean([code, "12345", "x"])[0]).toMatchObject({ kind: "ok", output: code });
    },
  );

  it.each(["hello", "12", "ABCDEFGH", "12-34-56"])("refuses %s", (text) => {
    expect(clean([text, "8001"])[0]?.kind).toBe("invalid");
  });
});
