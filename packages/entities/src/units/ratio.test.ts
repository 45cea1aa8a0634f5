import { describe, expect, it } from "vitest";
import { convertValue, roundConverted } from "./convert-value.ts";
import { findUnit } from "./find-unit.ts";
import { parseRatio, writeRatio } from "./ratio.ts";
import { splitMeasure } from "./split-measure.ts";
import type { Quantity } from "./unit-table.ts";

describe("convertValue", () => {
  it.each([
    ["pounds to kilograms, exactly", "11", "lb", "kg", "mass", "4.98951607", true],
    ["grams to kilograms", "5000", "g", "kg", "mass", "5", true],
    ["kilograms to pounds, which never end", "5", "kg", "lb", "mass", "11.0231", false],
    ["inches to metres", "71", "in", "m", "length", "1.8034", true],
    ["Fahrenheit to Celsius", "68", "°F", "°C", "temperature", "20", true],
    ["Celsius to Fahrenheit", "-40", "°C", "°F", "temperature", "-40", true],
    ["Celsius to kelvins", "-273.15", "°C", "K", "temperature", "0", true],
    ["knots to kilometres per hour", "10", "kn", "km/h", "speed", "18.52", true],
    ["kibibytes to bytes", "1.5", "KiB", "B", "data size", "1536", true],
    ["a tiny amount", "1", "µg", "kg", "mass", "0.000000001", true],
    ["a ratio rounded among large numbers", "1000000", "kg", "lb", "mass", "2204623", false],
  ])("turns %s", (_, value, from, to, quantity, text, isExact) => {
    const [a, b] = [from, to].map((symbol) => findUnit(symbol, [quantity as Quantity])!);
    expect(convertValue(value, a!, b!)).toEqual({ text, isExact });
  });

  it("leaves a number with an exponent alone", () => {
    expect(convertValue("1.5E-8", findUnit("kg")!, findUnit("g")!)).toBeUndefined();
  });
});

describe("writeRatio", () => {
  it.each([
    ["1/3", "0.333333"],
    ["-2/3", "-0.666667"],
    ["1/700000", "0.00000142857"],
    ["0", "0"],
    ["5/10", "0.5"],
  ])("writes %s as %s", (ratio, text) => {
    expect(writeRatio(parseRatio(ratio)!).text).toBe(text);
  });
});

describe("findUnit", () => {
  it.each([
    ["LBS", "lb"],
    ["Kilogramm", "kg"],
    ["MW", "MW"],
    ["mW", "mW"],
    ["SQ FT", "ft²"],
    ["Nm", "Nm"],
    ["nm", "nm"],
    ["mAh", "mAh"],
  ])("knows %s", (text, symbol) => {
    expect(findUnit(text)?.symbol).toBe(symbol);
  });

  it.each([["blorp"], [""], ["toString"], ["__proto__"], ["kgkg"]])("does not know %j", (text) => {
    expect(findUnit(text)).toBeUndefined();
  });
});

describe("splitMeasure", () => {
  it.each([
    ["5,5kg", "5,5", "kg"],
    ["1 200,5 m2", "1 200,5", "m2"],
    ["-5 °C", "-5", "°C"],
    ["kg 12.5", "12.5", "kg"],
    ["½ cup", "0.5", "cup"],
    ["1 1/2 lb", "1.5", "lb"],
    ["12.", "12.", ""],
    ["5'", "5", "'"],
  ])("parts %s", (text, amount, unit) => {
    expect(splitMeasure(text)).toEqual({ amount, unit });
  });

  it.each([["kg"], [""], ["MB12"], ["a b 3"]])("does not part %j", (text) => {
    expect(splitMeasure(text)).toBeUndefined();
  });
});

describe("roundConverted", () => {
  it.each([
    ["3.17514659", "7", "3.18"],
    ["81.6466266", "180", "81.65"],
    ["0.000123456", "5", "0.000123"],
    ["23456.78", "9", "23457"],
    ["0.0254", "1", "0.0254"],
    ["-17.7777777", "0", "-17.8"],
    ["12000", "12", "12000"],
    ["0.00000045359237", "0.000001", "0.000000454"],
    ["1234567890123456789012.7", "9", "1234567890123456789013"],
    [`0.${"0".repeat(120)}45359237`, "1", `0.${"0".repeat(120)}454`],
    ["-0.0454", "-0.1", "-0.0454"],
  ])("writes %s as %s allows", (converted, source, expected) => {
    expect(roundConverted(converted, source)).toBe(expected);
  });
});
