import { describe, expect, it } from "vitest";
import { COLUMN_WIDTH, fitWidth, guessWidth, limitWidth, spreadFactor, stepWidth } from "./column-width.ts";

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

  it.each([
    ["of a small table on a very wide screen, within reason", 1375, 3840, 1.5],
    ["of a table that leaves some room", 2880, 3840, 1.2],
    ["not of a table that fills the screen", 3800, 3840, 1],
    ["not on a laptop", 500, 1440, 1],
    ["not of a table without columns", 0, 3840, 1],
  ])("are greater, %s", (_, columnsPx, screenPx, factor) => {
    expect(spreadFactor(columnsPx, screenPx)).toBeCloseTo(factor);
  });

  it("leave room for the header of an empty column", () => {
    expect(guessWidth([], 150)).toBe(150);
  });
});
