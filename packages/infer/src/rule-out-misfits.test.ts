import { type EntityGuess, tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "./column-sample.ts";
import { ruleOutMisfit } from "./rule-out-misfits.ts";

const sampleOf = (texts: readonly string[]) =>
  sampleColumn(
    tableFromRows(
      ["sample"],
      texts.map((text) => [text]),
    ).columns[0]!,
  );

function guessOf(allProbs: Readonly<Record<string, number>>): EntityGuess {
  const [[predictedClass, classP] = ["", 0]] = Object.entries(allProbs);
  return { name: predictedClass, predictedClass, classP, likely: allProbs, allProbs };
}

it("takes the next likely class where the first one refuses most values", () => {
  const guess = guessOf({ integer: 0.6, email: 0.2, category: 0.1, free_text: 0.1 });
  const taken = ruleOutMisfit(sampleOf(["28 patients", "25 patients", "7 patients", "12"]), guess);
  expect(taken).toMatchObject({ predictedClass: "category", name: "Category" });
  expect(taken.classP).toBeCloseTo(0.5);
});

it.each([
  ["most values fit", ["1", "2", "x"]],
  ["there are too few values to tell", ["x"]],
  ["one of two values fits", ["1", "y"]],
])("leaves the guess where %s", (_, texts) => {
  const guess = guessOf({ integer: 0.9, free_text: 0.1 });
  expect(ruleOutMisfit(sampleOf(texts), guess)).toBe(guess);
});

it("takes the column for text where no likely class fits", () => {
  const guess = guessOf({ integer: 0.9, email: 0.1 });
  expect(ruleOutMisfit(sampleOf(["a b", "c d", "e f"]), guess)).toMatchObject({
    predictedClass: "free_text",
    classP: 0,
  });
});

it.each([
  [
    "amounts of which some name a currency are money",
    ["12.50", "7.00", "CHF 99.90", "3.25"],
    { number: 0.7, money: 0.2 },
    "money",
  ],
  [
    "addresses of which one is wrong stay addresses",
    ["a@x.org", "b@x.org", "c@@x", "d@x.org"],
    { email: 0.8, free_text: 0.2 },
    "email",
  ],
  [
    "a class that is hardly likely explains nothing",
    ["12.50", "7.00", "CHF 99.90", "3.25"],
    { number: 0.9, money: 0.02 },
    "number",
  ],
])("%s", (_, texts, allProbs, expected) => {
  expect(ruleOutMisfit(sampleOf(texts), guessOf(allProbs)).predictedClass).toBe(expected);
});
