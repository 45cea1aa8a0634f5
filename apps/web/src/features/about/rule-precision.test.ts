import { expect, it } from "vitest";
import { rulePrecision } from "./rule-precision.ts";

const { measuredOn, tables, rules } = rulePrecision;

it("says when and on how many tables the rules were measured", () => {
  expect(measuredOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(tables).toBeGreaterThan(0);
});

it("has repairs and forms, each with its own title and figures that can be", () => {
  expect(new Set(rules.map(({ isRepair }) => isRepair)).size).toBe(2);
  expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
  for (const { cells, tables: own, owners, share } of rules) {
    expect(cells).toBeGreaterThanOrEqual(own);
    expect(own).toBeLessThanOrEqual(tables);
    expect(owners).toBeLessThanOrEqual(own);
    expect(share >= 0 && share <= 1).toBe(true);
  }
});
