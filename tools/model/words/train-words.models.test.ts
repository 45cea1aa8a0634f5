import { describe, expect, it } from "vitest";
import { committedWordModel } from "../../../packages/models/src/misspelt-words/word-model.ts";
import { nameSources } from "./source-columns.ts";
import { measureWords, trainWords } from "./train-words.ts";

const TINY = { hidden: 4, epochs: 1, views: 1, seed: 1, shifts: { all: 0, unknown: 0, names: 0 } };

describe("training", () => {
  it("makes the same weights every time", () => {
    const sources = nameSources(11).slice(0, 40);
    const [first, second] = [1, 2].map(() => trainWords(sources, TINY, () => undefined));
    expect(first).toEqual(second);
  });
});

describe("the committed weights", () => {
  it("leave names alone that nobody has read", () => {
    const figures = measureWords(committedWordModel(), nameSources(4242), 4242);
    const others = figures.reduce((sum, { others: count }) => sum + count, 0);
    const wrong = figures.reduce((sum, { wrong: count }) => sum + count, 0);
    expect(others).toBeGreaterThan(300);
    expect(wrong / others).toBeLessThan(0.005);
  });
});
