import { describe, expect, it } from "vitest";
import { estimateNumber } from "./estimate-number.ts";

describe("where a comma groups", () => {
  it.each([
    ["12", { value: 12, wholeDigits: 2, fractionDigits: 0, hasLeadingZero: false }],
    ["-0.50", { value: -0.5, fractionDigits: 2, hasLeadingZero: false }],
    ["1,234", { value: 1234, wholeDigits: 4, isGrouped: true }],
    ["1,234,567", { value: 1234567, wholeDigits: 7, isGrouped: true }],
    ["12,5", { value: 12.5, fractionDigits: 1 }],
    ["007", { value: 7, hasLeadingZero: true }],
    ["1.2e-3", { value: 0.0012 }],
    ["−4", { value: -4 }],
  ])("%s is read", (text, expected) => {
    expect(estimateNumber(text, "groups")).toMatchObject(expected);
  });

  it.each(["", "-", "1-2", "12 %", "1.2.3", "0x1F", "12a", "1'234", "9".repeat(30)])("%j is no number", (text) => {
    expect(estimateNumber(text, "groups")).toBeUndefined();
  });
});

describe("where a single comma is that of the decimals", () => {
  it.each([
    ["1,234", 1.234],
    ["1,234,567", 1_234_567],
    ["1,234.5", 1234.5],
    ["1'234", 1234],
    ["1 234 567.25", 1_234_567.25],
    [",5", 0.5],
  ])("%s is %d", (text, value) => {
    expect(estimateNumber(text, "decimals")?.value).toBe(value);
  });

  it.each(["1'234e5", "1 234,5", "1'23"])("%j is no number", (text) => {
    expect(estimateNumber(text, "decimals")).toBeUndefined();
  });
});
