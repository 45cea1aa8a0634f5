import { readFileSync } from "node:fs";
import { isListedToken } from "@limpid/text";
import { describe, expect, it } from "vitest";
import { MISSING_WEIGHTS } from "../../../packages/clean/src/generated/missing-weights.ts";
import { measureMissing } from "./measure-missing.ts";
import { type MissingCard, missingCardPage } from "./missing-card.ts";
import { madeSources } from "./source-columns.ts";
import { LOOKED_AT_ONCE, NEVER_TRAINED, TRAINED } from "./tokens.ts";
import { trainMissing } from "./train-missing.ts";

const FOLDER = new URL("../../../packages/clean/model/", import.meta.url);
const TINY = { hidden: 4, epochs: 1, views: 1, seed: 1 };

describe("the tokens never seen", () => {
  it("are neither trained on nor listed", () => {
    const asked = [...NEVER_TRAINED.texts, ...LOOKED_AT_ONCE.texts];
    const trained = new Set(TRAINED.texts.map((text) => text.toLowerCase()));
    expect(asked.filter((text) => trained.has(text.toLowerCase()) || isListedToken(text))).toEqual([]);
  });
});

describe("training", () => {
  it("makes the same weights every time", () => {
    const sources = madeSources(2, 11);
    const [first, second] = [1, 2].map(() => trainMissing(sources, sources.slice(0, 40), TINY, () => undefined));
    expect(first).toEqual(second);
  }, 60_000);
});

describe("the committed weights", () => {
  it("tell tokens from data in newly made columns", () => {
    const [seen, unseen] = measureMissing(MISSING_WEIGHTS, madeSources(2, 4242));
    expect(seen!.precision).toBeGreaterThan(0.9);
    expect(seen!.recall).toBeGreaterThan(0.9);
    expect(unseen!.recall).toBeGreaterThan(0.8);
  }, 60_000);

  it("have the card that stands beside them", () => {
    const card = JSON.parse(readFileSync(new URL("card.json", FOLDER), "utf8")) as MissingCard;
    expect(readFileSync(new URL("CARD.md", FOLDER), "utf8")).toBe(missingCardPage(card));
    expect(card.inputs).toBe(MISSING_WEIGHTS.inputs.length);
  });
});
