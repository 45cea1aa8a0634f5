import { expect, it } from "vitest";
import { oddShapes } from "./odd-shapes.ts";

it("goes through very many codes that each have a shape of their own", () => {
  const signs = (number: number) =>
    Array.from({ length: 15 }, (_, bit) => `1${(number >> bit) & 1 ? "-" : "."}`).join("");
  const texts = Array.from({ length: 100_000 }, (_, row) =>
    row % 10 < 7 ? `K${100_000 + row}` : `${signs(row % 32_768)}${row}`,
  );
  const values = texts.map((text) => ({ text, count: 1 }));
  const care = "exact";
  // If all were looked through for each of them, it would take longer than a test may.
  const found = [...oddShapes.detect([{ role: "code", care, type: "text", title: "code", values }])];
  expect(found.filter((one) => "features" in one && one.features.asked === 1)).toEqual([]);
});
