import { mergeContext, UNKNOWN_CONTEXT } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { currencyCode } from "./currency-code.ts";
import { currencyName } from "./currency-name.ts";
import { money } from "./money.ts";

function cleanAll(entity: typeof currencyCode, texts: readonly string[]) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("currency names", () => {
  it.each([
    ["euro", "EUR"],
    ["Dollar américain", "USD"],
    ["Schweizer Franken", "CHF"],
    ["libra esterlina", "GBP"],
    ["corona sueca", "SEK"],
    ["real brasileiro", "BRL"],
    ["złoty polski", "PLN"],
    ["российский рубль", "RUB"],
    ["українська гривня", "UAH"],
    ["japanische yen", "JPY"],
    ["日本円", "JPY"],
    ["Deutsche Mark", "DEM"],
    ["Indian rupees", "INR"],
    ["forint húngaro", "HUF"],
  ])("knows %s", (text, code) => {
    expect(cleanAll(currencyName, [text])).toMatchObject([{ kind: "ok", components: { code } }]);
  });

  it("keeps a column in its language", () => {
    expect(cleanAll(currencyName, ["Schweizer Franken", "US-Dollar", "Britisches Pfund"])).toMatchObject([
      { output: "Schweizer Franken" },
      { output: "US-Dollar" },
      { output: "Britisches Pfund" },
    ]);
  });
});

describe("the currency of an amount in a column of bare ones", () => {
  const BARE = Array.from({ length: 40 }, (_, amount) => `${amount},50`);

  it("stays where it is the only one, and its amount is written as the others", () => {
    const [sign, code] = cleanAll(money, ["12,50 zł", "PLN 13,50", ...BARE]);
    for (const cleaned of [sign, code]) expect(cleaned).toMatchObject({ kind: "ok", components: { currency: "PLN" } });
    expect(sign).toMatchObject({ output: "12.50 zł" });
    expect(code).toMatchObject({ output: "PLN 13.50" });
  });

  it("stays where it is another one, and is asked about", () => {
    const [, , other] = cleanAll(money, ["12,50 zł", "PLN 13,50", "14,50 €", ...BARE]);
    expect(other).toMatchObject({
      kind: "invalid",
      reason: "In EUR, but other amounts of the column are in PLN.",
      suggestions: [],
    });
  });
});

describe("currency codes", () => {
  it.each("CHF EUR USD GBP JPY CNY SEK NOK DKK PLN CZK HUF RON BGN TRY RUB BRL INR ZAR MXN DEM FRF XAU".split(" "))(
    "knows %s, in small letters too",
    (code) => {
      expect(cleanAll(currencyCode, [code, code.toLowerCase()])).toMatchObject([{ output: code }, { output: code }]);
    },
  );

  it("names the currency and its symbol", () => {
    expect(cleanAll(currencyCode, ["EUR"])).toMatchObject([{ components: { name: "Euro", symbol: "€" } }]);
  });

  it("keeps a column of numbers", () => {
    expect(cleanAll(currencyCode, ["756", "978"])).toMatchObject([{ output: "756" }, { output: "978" }]);
  });
});

describe("a symbol that several currencies share", () => {
  const cleanFor = (texts: readonly string[], header: string, countries: readonly string[]) => {
    const cleaner = money.study(
      texts.map((text) => ({ text, count: 1 })),
      { header, context: { ...UNKNOWN_CONTEXT, countries } },
    );
    return cleaner.clean(texts[0] ?? "");
  };
  const PESOS = ["$18.450", "$9.990", "$127.300"];

  it("is that of the only country of the table, with its way to group digits", () => {
    expect(cleanFor(PESOS, "precio", ["CL"])).toMatchObject({ output: "18450", components: { currency: "CLP" } });
    expect(cleanFor(["$18.45", "$9.99"], "precio", ["MX"])).toMatchObject({ components: { currency: "MXN" } });
  });

  it("is the one that the title names", () => {
    expect(cleanFor(PESOS, "Precio (COP)", [])).toMatchObject({ output: "18450", components: { currency: "COP" } });
  });

  it("is the one that another column of the table names", () => {
    const context = mergeContext([
      money.tells([], money.fit([{ text: "COP 18.450", count: 9 }], { header: "total" })),
      money.tells([], money.fit([{ text: "$18.450", count: 9 }], { header: "precio" })),
    ]);
    expect(context.currency).toBe("COP");
    const cleaner = money.study([{ text: "$18.450", count: 9 }], { header: "precio", context });
    expect(cleaner.clean("$18.450")).toMatchObject({ output: "18450", components: { currency: "COP" } });
  });

  it("stays open where nothing tells", () => {
    expect(cleanFor(PESOS, "precio", []).kind).toBe("ambiguous");
    expect(cleanFor(PESOS, "precio", ["CL", "US"]).kind).toBe("ambiguous");
  });
});
