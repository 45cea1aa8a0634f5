import { isListedToken } from "@limpid/text";
import { expect, it } from "vitest";
import { LOOKED_AT_ONCE, NEVER_TRAINED, TRAINED } from "./tokens.ts";

it("the tokens never seen are neither trained on nor listed", () => {
  const asked = [...NEVER_TRAINED.texts, ...LOOKED_AT_ONCE.texts];
  const trained = new Set(TRAINED.texts.map((text) => text.toLowerCase()));
  expect(asked.filter((text) => trained.has(text.toLowerCase()) || isListedToken(text))).toEqual([]);
});
