import { expect, it } from "vitest";
import { fitTemperatures, type ScoredColumn } from "./fit-temperatures.ts";

/** Two classes, scores that claim 88 % (2 apart), and as many right ones as asked for. */
function columns(right: number): readonly ScoredColumn[] {
  return Array.from({ length: 100 }, (_, index) => {
    return { scores: Float32Array.of(2, 0), labels: [index < right ? 0 : 1], weight: 1 };
  });
}

it.each([
  ["too sure", 65, 2.5, 4.5],
  ["sure as they should be", 88, 0.9, 1.1],
  ["not sure enough", 98, 0.3, 0.7],
])("scores that are %s get a temperature that makes up for it", (_, right, least, most) => {
  const [temperature = 0] = fitTemperatures(columns(right), ["one", "one"]);
  expect(temperature).toBeGreaterThan(least);
  expect(temperature).toBeLessThan(most);
});

it("keeps a group without columns at the temperature of all", () => {
  const [first, second] = fitTemperatures(columns(88), ["one", "other"]);
  expect(second).toBeCloseTo(first ?? 0, 1);
});
