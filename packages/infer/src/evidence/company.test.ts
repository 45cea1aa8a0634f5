import { describe, expect, it } from "vitest";
import { considerNeighbours, type Ranked } from "./consider-neighbours.ts";

const NUMBERS: Ranked = [
  ["number", 0.52],
  ["longitude", 0.48],
];
const LATITUDES: Ranked = [
  ["latitude", 0.9],
  ["number", 0.1],
];

function best(ranked: Ranked | undefined): string | undefined {
  return ranked?.[0]?.[0];
}

describe("considerNeighbours", () => {
  it("makes a class more likely beside its companion", () => {
    expect(best(considerNeighbours([NUMBERS, LATITUDES])[0])).toBe("longitude");
    expect(best(considerNeighbours([NUMBERS], ["lat"])[0])).toBe("longitude");
  });

  it.each([
    ["a column alone", [NUMBERS], []],
    ["columns that have nothing to do with it", [NUMBERS, [["email", 1]] as Ranked], []],
    ["another column of the same class", [NUMBERS, NUMBERS], []],
    ["headers that say nothing", [NUMBERS], ["", "remarks", "x"]],
  ])("leaves %s as it was", (_, columns, headers) => {
    expect(best(considerNeighbours(columns, headers)[0])).toBe("number");
  });

  it("keeps the probabilities adding up to one, and never overturns a sure class", () => {
    const sure: Ranked = [
      ["number", 0.9],
      ["longitude", 0.1],
    ];
    const [ranked = []] = considerNeighbours([sure, LATITUDES]);
    expect(best(ranked)).toBe("number");
    expect(ranked.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1);
  });
});
