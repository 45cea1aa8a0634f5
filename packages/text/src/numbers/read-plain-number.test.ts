import { expect, it } from "vitest";
import { readPlainNumber } from "./read-plain-number.ts";

it.each([
  ["12", { value: 12, wholeDigits: 2, fractionDigits: 0, hasLeadingZero: false }],
  ["-0.50", { value: -0.5, fractionDigits: 2, hasLeadingZero: false }],
  ["1,234,567", { value: 1234567, wholeDigits: 7, isGrouped: true }],
  ["12,5", { value: 12.5, fractionDigits: 1 }],
  ["007", { value: 7, hasLeadingZero: true }],
  ["1.2e-3", { value: 0.0012 }],
  ["−4", { value: -4 }],
])("reads %s", (text, expected) => {
  expect(readPlainNumber(text)).toMatchObject(expected);
});

it.each(["", "-", "1-2", "12 %", "1.2.3", "0x1F", "12a", "9".repeat(30)])("leaves %s alone", (text) => {
  expect(readPlainNumber(text)).toBeUndefined();
});
