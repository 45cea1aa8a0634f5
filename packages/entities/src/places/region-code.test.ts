import { describe, expect, it } from "vitest";
import { lastName } from "../people/last-name.ts";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { continent } from "./continent.ts";
import { region } from "./region.ts";
import { regionCode } from "./region-code.ts";

function clean(texts: readonly string[], entity = regionCode, locale?: string) {
  const cleaner = entity.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "", context: contextOfLocale(locale) },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("a column of codes of regions", () => {
  it("is of one country where one explains all codes", () => {
    expect(clean(["ZH", "BE", "VD", "GE", "AG", "QQ"])).toMatchObject([
      { components: { country: "CH", region: "Zürich" } },
      {},
      {},
      {},
      {},
      { kind: "invalid" },
    ]);
  });

  it("reads names as codes of that country", () => {
    expect(clean(["TX", "NY", "FL", "WA", "OR", "California", "Mass."]).slice(-2)).toMatchObject([
      { output: "CA" },
      { output: "MA" },
    ]);
  });

  it.each(["PR", "DC", "AA"])("keeps %s among the states", (code) => {
    expect(clean(["TX", "NY", "FL", "WA", "OR", code]).at(-1)).toMatchObject({ kind: "ok", output: code });
  });

  it("keeps Naples, whose code is NA", () => {
    expect(clean(["MI", "RM", "NA", "TO", "FI", "BO", "PA"], regionCode, "it-IT")[2]).toMatchObject({ output: "NA" });
  });
});

describe("NA", () => {
  it.each([
    ["codes of states", regionCode, ["TX", "NY", "FL", "WA", "OR", "NA"]],
    ["regions by name", region, ["Texas", "Florida", "Ohio", "Utah", "Iowa", "NA"]],
    ["continents by name", continent, ["Europe", "Asia", "Africa", "Europe", "Asia", "NA"]],
    ["surnames", lastName, ["Smith", "Miller", "Jones", "Brown", "Keller", "NA"]],
  ])("is no data among %s", (_, entity, texts) => {
    expect(clean(texts, entity).at(-1)?.kind).toBe("missing");
  });

  it("is North America among codes of continents", () => {
    expect(clean(["EU", "AS", "AF", "NA"], continent).at(-1)).toMatchObject({ kind: "ok", output: "NA" });
  });
});

describe("a column of regions by name", () => {
  it("writes the odd code out", () => {
    expect(clean(["Texas", "Florida", "Ohio", "Utah", "Iowa", "CA"], region).at(-1)).toMatchObject({
      output: "California",
    });
  });

  it("leaves an abbreviation that is no code of the country", () => {
    expect(clean(["Texas", "Florida", "Ohio", "Utah", "Iowa", "NRW"], region).at(-1)).toMatchObject({ output: "NRW" });
  });
});
