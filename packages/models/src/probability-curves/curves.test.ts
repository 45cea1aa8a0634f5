import { describe, expect, it } from "vitest";
import { applyCurves, committedCurves, readCurve } from "./curves.ts";

describe("a curve", () => {
  it.each([
    [0.1, 0.3],
    [0.5, 0.3],
    [0.7, 0.6],
    [1, 0.6],
  ])("gives the score %d the share %d", (score, right) => {
    expect(
      readCurve(
        [
          [0.2, 0.3],
          [0.7, 0.6],
        ],
        score,
      ),
    ).toBe(right);
  });

  it("of a wider kind is used where there is no narrower one, and else the score itself", () => {
    const saying = { kind: "changed", names: ["changed rows.new", "changed rows", "changed"] } as const;
    expect(applyCurves(saying, 0.93, { changed: [[0.9, 0.7]], "changed rows": [[0.9, 0.8]] })).toBe(0.8);
    expect(applyCurves(saying, 0.93, {})).toBe(0.93);
  });

  it("never makes a flagged cell likelier right than wrong", () => {
    expect(applyCurves({ kind: "flagged", names: ["flagged"] }, 0.3, { flagged: [[0.1, 0.8]] })).toBe(0.5);
  });
});

describe("the committed curves", () => {
  it("never fall, and are never certain", () => {
    for (const [name, curve] of Object.entries(committedCurves())) {
      expect(curve.length, name).toBeGreaterThan(0);
      for (const [index, [score, right]] of curve.entries()) {
        expect(right).toBeGreaterThan(0);
        expect(right).toBeLessThan(1);
        const [before, rightBefore] = curve[index - 1] ?? [-1, 0];
        expect(score).toBeGreaterThan(before);
        expect(right).toBeGreaterThan(rightBefore);
      }
    }
  });
});
