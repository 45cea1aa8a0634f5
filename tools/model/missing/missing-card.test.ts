import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MISSING_INPUTS } from "../../../packages/models/src/missing-data/features.ts";
import { type MissingCard, missingCardPage } from "./missing-card.ts";

const FOLDER = new URL("../../../packages/models/src/missing-data/", import.meta.url);

it("the committed weights have the card that stands beside them", () => {
  const card = JSON.parse(readFileSync(new URL("card.json", FOLDER), "utf8")) as MissingCard;
  expect(readFileSync(new URL("card.md", FOLDER), "utf8")).toBe(missingCardPage(card));
  expect(card.inputs).toBe(MISSING_INPUTS.length);
});
