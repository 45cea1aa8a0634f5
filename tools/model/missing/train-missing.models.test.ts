import { describe, expect, it } from "vitest";
import { committedMissingModel } from "../../../packages/models/src/missing-data/missing-model.ts";
import { measureMissing } from "./measure-missing.ts";
import { madeSources } from "./source-columns.ts";
import { trainMissing } from "./train-missing.ts";

const TINY = { hidden: 4, epochs: 1, views: 1, seed: 1 };

describe("training", () => {
  it("makes the same weights every time", () => {
    const sources = madeSources(2, 11);
    const [first, second] = [1, 2].map(() => trainMissing(sources, sources.slice(0, 40), TINY, () => undefined));
    expect(first).toEqual(second);
  });
});

describe("the committed weights", () => {
  it("tell tokens from data in newly made columns", () => {
    const [seen, unseen] = measureMissing(committedMissingModel(), madeSources(2, 4242));
    expect(seen!.precision).toBeGreaterThan(0.9);
    expect(seen!.recall).toBeGreaterThan(0.9);
    expect(unseen!.recall).toBeGreaterThan(0.8);
  });
});
