import { expect, it } from "vitest";
import { columnModel } from "./column-model.ts";

const { keptOut, evaluations, measuredOn, method, limits, sources } = columnModel;
const isShare = (value: number): boolean => value >= 0 && value <= 1;

it("says how the model works, what it cannot do and where its data comes from", () => {
  for (const list of [method, limits, sources]) expect(list.length).toBeGreaterThan(0);
});

it("has the day of its figures as a date, where it has one", () => {
  expect(measuredOn === null || /^\d{4}-\d{2}-\d{2}$/.test(measuredOn)).toBe(true);
});

it("has shares that are shares, and three guesses that are no worse than one", () => {
  for (const { top1, top3, coverage, accuracyWhenSure } of [...evaluations, ...(keptOut === null ? [] : [keptOut])]) {
    expect([top1, top3, coverage, accuracyWhenSure].every(isShare)).toBe(true);
    expect(top3).toBeGreaterThanOrEqual(top1);
  }
});

it("quotes one measurement at most", () => {
  expect(evaluations.filter(({ isFinal }) => isFinal).length).toBeLessThanOrEqual(1);
});

it("puts every column that was kept out into one bin", () => {
  const bins = keptOut?.bins ?? [];
  expect(bins.reduce((sum, { columns }) => sum + columns, 0)).toBe(keptOut?.columns ?? 0);
  for (const { from, to, meanProbability, shareRight } of bins) {
    expect(isShare(shareRight)).toBe(true);
    expect(meanProbability).toBeGreaterThanOrEqual(from);
    expect(meanProbability).toBeLessThanOrEqual(to);
  }
});
