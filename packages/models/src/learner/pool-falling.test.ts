import { describe, expect, it } from "vitest";
import { poolFalling } from "./pool-falling.ts";

describe("poolFalling", () => {
  it("joins neighbours until the shares rise", () => {
    const steps = [
      { score: 0.2, right: 1, weight: 10 },
      { score: 0.5, right: 8, weight: 10 },
      { score: 0.6, right: 4, weight: 10 },
      { score: 0.9, right: 9, weight: 10 },
    ];
    expect(poolFalling(steps)).toEqual([steps[0], { score: 0.5, right: 12, weight: 20 }, steps[3]]);
  });
});
