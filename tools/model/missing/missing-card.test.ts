import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MISSING_WEIGHTS } from "../../../packages/clean/src/generated/missing-weights.ts";
import { type MissingCard, missingCardPage } from "./missing-card.ts";

const FOLDER = new URL("../../../packages/clean/model/", import.meta.url);

it("the committed weights have the card that stands beside them", () => {
  const card = JSON.parse(readFileSync(new URL("card.json", FOLDER), "utf8")) as MissingCard;
  expect(readFileSync(new URL("CARD.md", FOLDER), "utf8")).toBe(missingCardPage(card));
  expect(card.inputs).toBe(MISSING_WEIGHTS.inputs.length);
});
