import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { WORD_INPUTS } from "../../../packages/models/src/misspelt-words/features.ts";
import { type WordsCard, wordsCardPage } from "./words-card.ts";

const FOLDER = new URL("../../../packages/models/src/misspelt-words/", import.meta.url);

it("the committed weights have the card that stands beside them", () => {
  const card = JSON.parse(readFileSync(new URL("card.json", FOLDER), "utf8")) as WordsCard;
  expect(readFileSync(new URL("card.md", FOLDER), "utf8")).toBe(wordsCardPage(card));
  expect(card.inputs).toBe(WORD_INPUTS.length);
});
