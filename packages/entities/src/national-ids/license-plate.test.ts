import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { licensePlate } from "./license-plate.ts";
import { passport } from "./passport.ts";

function cleanOne(entity: Entity, text: string, locale?: string) {
  return entity.study([{ text, count: 1 }], { header: "", context: contextOfLocale(locale) }).clean(text);
}

describe("a plate of a known country", () => {
  it.each([
    ["de-DE", "B AB 1234", "B 1234 AB"],
    ["de-CH", "ZH 123456", "XX 123456"],
    ["de-AT", "W 12345 A", "1 W"],
    ["fr-FR", "AB-123-CD", "AB-12-CD"],
    ["it-IT", "AB 123 CD", "AB 12 CD"],
    ["es-ES", "1234 BCD", "1234 AEI"],
    ["pt-PT", "AA-00-AA", "AAA-000"],
    ["nl-NL", "12-ABC-3", "ABC-DEF"],
    ["en-GB", "AB12 CDE", "AB1234CDE"],
    ["en-IE", "12-D-12345", "D-12"],
    ["sv-SE", "ABC 12A", "ABCD 12"],
    ["fi-FI", "ABC-123", "1234-ABC"],
    ["da-DK", "AB 12 345", "ABC 12 345"],
    ["pl-PL", "WA 12345", "12345"],
    ["cs-CZ", "1A2 3456", "ABC-DEF"],
    ["hu-HU", "ABC-123", "AB-12"],
    ["pt-BR", "ABC1D23", "AB12345"],
    ["es-AR", "AB 123 CD", "A 12 B"],
    ["en-IN", "MH 12 AB 1234", "MH AB"],
    ["en-SG", "SBA 1234 A", "1234"],
    ["tr-TR", "34 ABC 123", "99 ABC 123"],
    ["ru-RU", "А123ВС77", "Ж123ВС77"],
  ])("%s: %s is one, %s is not", (locale, right, wrong) => {
    expect(cleanOne(licensePlate, right, locale)).toMatchObject({ kind: "ok", output: right });
    expect(cleanOne(licensePlate, wrong, locale).kind).toBe("invalid");
  });
});

describe("a plate of any country", () => {
  it.each([
    ["zh 123456", "ZH 123456"],
    ["abc-123", "ABC-123"],
    ["Zh 123456", "ZH 123456"],
    ["s-ab 1234", "S-AB 1234"],
  ])("is written in capitals: %s", (text, output) => {
    expect(cleanOne(licensePlate, text)).toMatchObject({ kind: "ok", output });
  });

  it.each(["Bus RE 4442", "Tram 12", "train 4442"])("is no word with a number: %s", (text) => {
    expect(cleanOne(licensePlate, text)).toMatchObject({ kind: "invalid", suggestions: [text.toUpperCase()] });
  });
});

describe("a passport of a known country", () => {
  it.each([
    ["en-US", "123456789", "12345678"],
    ["en-GB", "925076473", "A25076473"],
    ["de-DE", "C01X00T47", "C01X00O4"],
    ["de-CH", "X1234567", "1234567"],
    ["fr-FR", "12AB34567", "AB1234567"],
    ["it-IT", "YA1234567", "Y12345"],
    ["en-IN", "A1234567", "AB123456"],
    ["zh-CN", "G12345678", "X12345678"],
    ["nl-NL", "AB12CD345", "ABCDEFGHI"],
    ["ja-JP", "TK1234567", "T1234567"],
    ["en-CA", "AB123456", "A1234567"],
    ["pt-BR", "AB123456", "ABC12345"],
  ])("%s: %s is one, %s is not", (locale, right, wrong) => {
    expect(cleanOne(passport, right, locale)).toMatchObject({ kind: "ok", output: right });
    expect(cleanOne(passport, wrong, locale).kind).toBe("invalid");
  });
});
