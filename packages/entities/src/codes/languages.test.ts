import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { language } from "./language.ts";
import { languageCode } from "./language-code.ts";
import { locale } from "./locale.ts";

function cleanAll(entity: Entity, texts: readonly string[]) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("languages", () => {
  it.each([
    ["German", "de"],
    ["Deutsch", "de"],
    ["allemand", "de"],
    ["alemán", "de"],
    ["alemao", "de"],
    ["tedesco", "de"],
    ["Duits", "de"],
    ["niemiecki", "de"],
    ["немецкий", "de"],
    ["німецька", "de"],
    ["germană", "de"],
    ["γερμανικά", "de"],
    ["němčina", "de"],
    ["tyska", "de"],
    ["ドイツ語", "de"],
    ["magyar", "hu"],
    ["Ελληνικά", "el"],
    ["українська", "uk"],
    ["日本語", "ja"],
    ["العربية", "ar"],
    ["Mandarin", "zh"],
    ["Rumantsch", "rm"],
    ["Romansh", "rm"],
    ["euskara", "eu"],
  ])("knows %s", (text, code) => {
    expect(cleanAll(language, [text])).toMatchObject([{ kind: "ok", components: { iso639_1: code } }]);
  });

  it("keeps a column in its language, and brings strays to English in an English one", () => {
    expect(cleanAll(language, ["Deutsch", "Französisch"])).toMatchObject([
      { output: "Deutsch" },
      { output: "Französisch" },
    ]);
    expect(cleanAll(language, ["German", "French", "Deutsch"])).toMatchObject([{}, {}, { output: "German" }]);
  });
});

describe("codes among names of languages", () => {
  it("become names in an English column, and stay among codes", () => {
    expect(cleanAll(language, ["German", "French", "en"]).at(-1)).toMatchObject({ output: "English", rule: "code" });
    expect(cleanAll(language, ["de", "fr", "eng"])).toMatchObject([
      { output: "de" },
      { output: "fr" },
      { output: "eng" },
    ]);
  });
});

describe("language codes", () => {
  it("are of one kind in a column that mostly has two letters", () => {
    const texts = ["de", "fr", "it", "en", "es", "DEU"];
    expect(cleanAll(languageCode, texts).at(-1)).toMatchObject({ output: "de", components: { language: "German" } });
  });

  it("stay of three letters where the column has them", () => {
    expect(cleanAll(languageCode, ["deu", "fra", "ger", "gsw"])).toMatchObject([
      { output: "deu" },
      { output: "fra" },
      { output: "ger" },
      { output: "gsw" },
    ]);
  });
});

describe("locales", () => {
  it.each([
    ["pt-br", "pt-BR"],
    ["sr_Latn_RS", "sr-Latn-RS"],
    ["zh-CN", "zh-CN"],
    ["en-GB-oxendict", "en-GB-oxendict"],
    ["de-CH-1996", "de-CH-1996"],
    ["gsw-CH", "gsw-CH"],
    ["fr", "fr"],
    ["ar-001", "ar-001"],
  ])("reads %s", (text, output) => {
    expect(cleanAll(locale, [text])).toMatchObject([{ kind: "ok", output }]);
  });

  it.each(["qq-CH", "english", "de-ZZZ-", "de--CH", "1-2", "en US"])("refuses %s", (text) => {
    expect(cleanAll(locale, [text])[0]?.kind).toBe("invalid");
  });
});
