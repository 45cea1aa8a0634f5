import { describe, expect, it } from "vitest";
import { NumberRange } from "./number-range.ts";

const range = new NumberRange(Array.from({ length: 41 }, (_, index) => 60 - index));

describe("the place of a number", () => {
  it("is far above all others, by the distance of the quartiles", () => {
    const { isAboveAll, isOuter, gap } = range.place(999, false);
    expect({ isAboveAll, isOuter, gap }).toEqual({ isAboveAll: true, isOuter: true, gap: (999 - 60) / 20 });
  });

  it("is below all others", () => {
    expect(range.place(-1, false)).toMatchObject({ isBelowAll: true, isAboveAll: false, isOuter: true });
  });

  it("is between two others, itself left out", () => {
    expect(range.place(40, true)).toMatchObject({ isBelowAll: false, isAboveAll: false, isOuter: false, gap: 1 / 20 });
  });

  it("is nowhere in an empty range", () => {
    expect(new NumberRange([]).place(7, false)).toMatchObject({ isBelowAll: false, isAboveAll: false, gap: 0 });
  });
});
