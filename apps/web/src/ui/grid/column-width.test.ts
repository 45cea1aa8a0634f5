import { describe, expect, it } from "vitest";
import { COLUMN_WIDTH, fitWidth, guessWidth, limitWidth, stepWidth } from "./column-width.ts";

describe("column widths", () => {
  it("stay within their limits", () => {
    expect(limitWidth(3)).toBe(COLUMN_WIDTH.minPx);
    expect(limitWidth(9000)).toBe(COLUMN_WIDTH.maxPx);
    expect(stepWidth(COLUMN_WIDTH.minPx, -1)).toBe(COLUMN_WIDTH.minPx);
  });

  it("ignore one long remark among short values", () => {
    const texts = [...Array.from({ length: 19 }, () => "short"), "x".repeat(500)];
    expect(guessWidth(texts, 120)).toBe(120);
    expect(fitWidth(texts, 120)).toBe(COLUMN_WIDTH.maxPx);
  });

  it("leave room for the header of an empty column", () => {
    expect(guessWidth([], 150)).toBe(150);
  });
});
