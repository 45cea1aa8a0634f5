import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string, header = "") {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  const cleaner = entityById(classId)!.study(values, { header });
  return { ...cleaner.clean(text), evidence: cleaner.evidence.join(" "), type: cleaner.type };
}

describe("one unit a column", () => {
  it.each([
    ["grams among kilograms", "mass", { "5 kg": 9, "7 kg": 9 }, "5000 g", "5 kg"],
    ["pounds among kilograms, with hardly more digits", "mass", { "5 kg": 9 }, "11 lb", "4.99 kg"],
    ["kilograms among pounds, rounded", "mass", { "5 lb": 9 }, "5 kg", "11 lb"],
    ["centimetres among metres", "length", { "1.80 m": 9 }, "175cm", "1.75 m"],
    ["feet and inches among centimetres", "length", { "180 cm": 9 }, "5'11\"", "180 cm"],
    ["feet and inches among their like", "length", { "5'11\"": 9 }, "6 ft 2 in", "6'2\""],
    ["Fahrenheit among Celsius", "temperature", { "20 °C": 9 }, "68°F", "20 °C"],
    ["no unit where both are common", "mass", { "5 kg": 9, "5 lb": 9 }, "5000 g", "5000 g"],
    ["a decimal comma that the column proves", "mass", { "5,5 kg": 9 }, "1,250 kg", "1.250 kg"],
    ["a bare number in the range of the others", "mass", { "70 kg": 9, "80 kg": 9 }, "75", "75 kg"],
    ["an ounce where most cells have no unit", "volume", { "12.0": 9, "16.0": 9, "12.0 oz": 3 }, "12.0 OZ.", "12.0"],
    ["a quantity among others", "measurement", { "5 V": 9, "12 V": 9 }, "1.5 kV", "1500 V"],
    ["another quantity, which stays", "measurement", { "5 V": 9, "12 V": 9 }, "2 A", "2 A"],
  ])("cleans %s", (_, classId, column, text, output) => {
    expect(cleanIn(classId, column, text)).toMatchObject({ kind: "ok", output });
  });

  it("takes the unit of the title for bare numbers among others", () => {
    expect(cleanIn("mass", { "70": 9 }, "75", "weight (kg)")).toMatchObject({ output: "75", type: "number" });
  });

  it("takes the unit of few cells for that of the bare ones only where their sizes agree", () => {
    const bare = { "61": 9, "74.5": 9, "88": 9 };
    expect(cleanIn("mass", { ...bare, "70 kg": 4 }, "80 kg")).toMatchObject({ kind: "ok", output: "80" });
    expect(cleanIn("mass", { ...bare, "70 kg": 4 }, "80000 g")).toMatchObject({
      kind: "invalid",
      suggestions: ["80 kg"],
    });
    expect(cleanIn("mass", { ...bare, "70000 g": 4 }, "80000 g")).toMatchObject({
      kind: "invalid",
      suggestions: ["80"],
    });
    expect(cleanIn("mass", { "1": 9, "5000": 9, "90 g": 4, "70 kg": 1 }, "80 g").kind).toBe("invalid");
  });

  it("knows its unit again in a study that was kept", () => {
    const entity = entityById("temperature")!;
    const values = Object.entries({ "36.9": 9, "37.2": 9, "37.1 °C": 2 }).map(([text, count]) => ({ text, count }));
    const fit = entity.fit(values, { header: "" });
    const kept = structuredClone(fit);
    const cleaned = { kind: "ok", output: "37.1" };
    expect(entity.cleanerOf(fit).clean("37.1 °C")).toMatchObject(cleaned);
    expect(entity.cleanerOf(kept).clean("37.1 °C")).toMatchObject(cleaned);
  });

  it("leaves 1,234 kg open where nothing tells", () => {
    expect(cleanIn("mass", {}, "1,234 kg")).toMatchObject({
      kind: "ambiguous",
      readings: [{ output: "1234 kg" }, { output: "1.234 kg" }],
    });
  });

  it("suggests the unit for a bare number that lies far off", () => {
    expect(cleanIn("mass", { "70 kg": 9 }, "7000")).toMatchObject({ kind: "invalid", suggestions: ["7000 kg"] });
  });

  it("names the value in one unit whatever the column's own", () => {
    expect(cleanIn("mass", {}, "11 lbs")).toMatchObject({ components: { value: "11", unit: "lb", kg: "4.98951607" } });
    expect(cleanIn("temperature", {}, "68 F")).toMatchObject({ components: { celsius: "20" } });
    expect(cleanIn("data_size", {}, "1.5 KiB")).toMatchObject({ components: { bytes: "1536" } });
    expect(cleanIn("measurement", {}, "230 V")).toMatchObject({ components: { quantity: "voltage" } });
  });
});

describe("values that are not read as one", () => {
  it.each([
    ["a range", "mass", "5-10 kg"],
    ["megabits or megabytes, as they are written", "data_size", "64 Mb"],
  ])("leaves %s", (_, classId, text) => {
    expect(cleanIn(classId, {}, text)).toMatchObject({ kind: "ok", output: text, why: "" });
  });

  it("suggests what an approximate value may be", () => {
    expect(cleanIn("mass", {}, "ca. 5 kg")).toMatchObject({ kind: "invalid", suggestions: ["5 kg"] });
  });
});

describe("unit", () => {
  it.each([
    ["trade codes", { KGM: 9, MTR: 9 }, "LTR", "LTR"],
    ["names", { kilogram: 9, metre: 9 }, "litre", "litre"],
    ["symbols", { kg: 9, m: 9 }, "litre", "l"],
  ])("keeps %s", (_, column, text, output) => {
    expect(cleanIn("unit", column, text)).toMatchObject({ kind: "ok", output });
  });

  it.each(["Bogen", "Tube", "sheets"])("knows %s, which has no symbol, and leaves it", (text) => {
    for (const column of [{ kg: 9, m: 9 }, { kilogram: 9, Flasche: 9 }, { KGM: 9 }])
      expect(cleanIn("unit", { ...column, [text]: 1 }, text)).toMatchObject({ kind: "ok", output: text });
  });
});
