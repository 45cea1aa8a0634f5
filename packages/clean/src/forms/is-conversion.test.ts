import { describe, expect, it } from "vitest";
import { isConversion } from "./is-conversion.ts";

describe("a number in the form of its class", () => {
  it.each([
    ["1 234,50", "1234.50"],
    ["1'234.50", "1234.50"],
    ["007", "7"],
    [".5", "0.5"],
    ["(45.00)", "-45.00"],
    ["12.50-", "-12.50"],
    ["€ 1.234,50", "1234.50"],
    ["CHF 45.-", "45"],
    ["-CHF 5.00", "-5.00"],
    ["1 234,50 zł", "1234.50"],
    ["1 234,50 Kč", "1234.50"],
    ["kr 99", "99"],
    ["99 kr.", "99"],
    ["US$ 12.50", "12.50"],
  ])("loses nothing of %s", (raw, output) => {
    expect(isConversion("number", raw, output)).toBe(true);
  });

  it.each([
    ["12 kg", "12"],
    ["ABC 12", "12"],
    ["12 %", "12"],
    ["1,234", "1.23"],
    ["1e3", "1000"],
    ["12 / 13", "12"],
  ])("would lose something of %s", (raw, output) => {
    expect(isConversion("number", raw, output)).toBe(false);
  });

  it("is none of a text, and always one of a day", () => {
    expect([isConversion("text", "1 234", "1234"), isConversion("date", "1.2.2024", "2024-02-01")]).toEqual([
      false,
      true,
    ]);
  });
});
