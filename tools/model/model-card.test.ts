import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultClassifier } from "../../packages/infer/src/default-classifier.ts";
import { cardPage, type ModelCard } from "./model-card.ts";

const FOLDER = new URL("../../packages/models/src/column-classes/", import.meta.url);
const card = JSON.parse(readFileSync(new URL("card.json", FOLDER), "utf8")) as ModelCard;

it("the page says what the card's data say", () => {
  expect(readFileSync(new URL("card.md", FOLDER), "utf8")).toBe(cardPage(card));
});

it("the card is that of the committed model", () => {
  expect(card.classes).toBe(defaultClassifier().classes.length);
});

it("the committed model has learned from real columns: without --real, bring the former weights back", () => {
  expect(card.realViews).toBeGreaterThan(0);
});
