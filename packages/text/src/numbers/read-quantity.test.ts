import { expect, it } from "vitest";
import { readQuantity } from "./read-quantity.ts";

it.each([
  ["12", 12],
  ["-0.5", -0.5],
  ["1,234,567", 1_234_567],
  ["1'234.50", 1234.5],
  ["0,83", 0.83],
  ["45%", 45],
  ["$99.00", 99],
  ["72 kg", 72],
  ["1e20", 1e20],
])("%s is the number %d", (text, value) => {
  expect(readQuantity(text)).toEqual({ kind: "number", value });
});

it("puts days in their order, whatever comes first", () => {
  const texts = ["1900-01-01", "31.12.1999", "2/14/2000", "2024-05-01T10:00", "9999-12-31"];
  const values = texts.map((text) => {
    const quantity = readQuantity(text);
    return quantity.kind === "date" ? quantity.value : Number.NaN;
  });
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

it.each(["", "abc", "12 Main Street", "N/A", "--", "1-2-3-4", "x".repeat(1000), "9".repeat(1000)])(
  "%s is text",
  (text) => {
    expect(readQuantity(text)).toEqual({ kind: "text" });
  },
);
