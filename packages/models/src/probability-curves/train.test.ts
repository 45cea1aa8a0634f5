import { describe, expect, it } from "vitest";
import { fitCurves, type Observation } from "./train.ts";

function cells(name: string, score: number, right: number, wrong: number): readonly Observation[] {
  return Array.from({ length: right + wrong }, (_, index) => ({
    kind: "changed",
    names: [name, "changed"],
    score,
    isRight: index < right,
    weight: 1,
  }));
}

describe("fitCurves", () => {
  it("says of a rule with many cells how often it was right", () => {
    const curves = fitCurves([...cells("changed a", 0.92, 400, 600), ...cells("changed a", 0.97, 990, 10)]);
    const [low, high] = curves["changed a"] ?? [];
    expect(low?.[1]).toBeCloseTo(0.4, 1);
    expect(high?.[1]).toBeCloseTo(0.99, 1);
  });

  it("leans towards the wider kind where cells are few, and leaves out rules with hardly any", () => {
    const curves = fitCurves([
      ...cells("changed a", 0.95, 990, 10),
      ...cells("changed b", 0.95, 0, 20),
      ...cells("changed c", 0.95, 0, 3),
    ]);
    expect(curves["changed b"]?.[0]?.[1]).toBeGreaterThan(0.5);
    expect(curves["changed c"]).toBeUndefined();
  });

  it("is never certain", () => {
    const curves = fitCurves(cells("changed a", 0.95, 5000, 0));
    expect(curves["changed a"]?.[0]?.[1]).toBeLessThan(1);
  });
});
