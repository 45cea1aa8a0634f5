import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "./column-sample.ts";
import { explainGuess } from "./explain-guess.ts";

const TABLE = tableFromRows(["E-Mail"], [["ann@example.org"], ["bob@example.org"], ["none yet"]]);
const SAMPLE = sampleColumn(TABLE.columns[0]!);
const GUESS = { name: "", predictedClass: "email", classP: 0.9, likely: { email: 0.9, free_text: 0.06 }, allProbs: {} };

it("counts the values that each likely class knows, and says whom the header names", () => {
  const [email, text] = explainGuess(SAMPLE, GUESS);
  expect(email).toMatchObject({ id: "email", name: "E-mail address", matched: 2, seen: 3, isNamed: true });
  expect(text).toMatchObject({ id: "free_text", seen: 3, isNamed: false });
});

it("also explains a class that a person has chosen", () => {
  const reasons = explainGuess(SAMPLE, { ...GUESS, predictedClass: "country", isChosen: true });
  expect(reasons[0]).toMatchObject({ id: "country", matched: 0, seen: 3, isNamed: false });
});

it("has nothing to say of a class that is no more", () => {
  expect(explainGuess(SAMPLE, { ...GUESS, likely: { email: 0.9, gone: 0.1 } })).toHaveLength(1);
});
