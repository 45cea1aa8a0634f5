import type { ClassProbability } from "@limpid/models";
import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleColumn } from "../column-sample.ts";
import { provenClass } from "./proven-class.ts";

const sampleOf = (title: string, texts: readonly string[]) =>
  sampleColumn(
    tableFromRows(
      [title],
      texts.map((text) => [text]),
    ).columns[0]!,
  );
const RIGHT = "US0378331005 CH0012032048 DE0007164600 GB0002634946 FR0000120271 JP3633400001".split(" ");
const WRONG = RIGHT.map((text) => `${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}`);
/** Ranks them like a model that has not learned what an ISIN is. */
const UNLEARNED: readonly ClassProbability[] = [
  ["identifier", 0.7],
  ["code", 0.2],
];

it.each([
  ["all check digits are right, without a title", "", RIGHT],
  ["most are right", "", [...RIGHT, ...WRONG.slice(0, 3)]],
  ["the title names it, of a few values", "isin_code", [...RIGHT.slice(0, 2), ...WRONG.slice(0, 1)]],
  ["the title names it as programs do", "issuerIsin", RIGHT.slice(0, 1)],
])("finds a class that the model has not learned where %s", (_, title, texts) => {
  expect(provenClass(UNLEARNED, sampleOf(title, texts))).toBe("isin");
});

it.each<[string, string, readonly string[], readonly ClassProbability[]]>([
  ["the model has learned it", "ISIN", RIGHT, [...UNLEARNED, ["isin", 0.001]]],
  ["most check digits are wrong", "ISIN", [...RIGHT.slice(0, 3), ...WRONG.slice(3)], UNLEARNED],
  ["a few values may be right by chance", "key", RIGHT.slice(0, 5), UNLEARNED],
  [
    "one value is repeated",
    "key",
    RIGHT.slice(0, 1).flatMap((text) => Array.from({ length: 9 }, () => text)),
    UNLEARNED,
  ],
  ["a learned class of check digits fits, and the title names neither", "key", RIGHT, [["gtin", 0.9]]],
  ["no value is left", "ISIN", ["", ""], UNLEARNED],
  ["the class has no proof of its own", "e-mail", ["ann@example.org", "bob@example.org"], UNLEARNED],
])("finds none where %s", (_, title, texts, ranked) => {
  expect(provenClass(ranked, sampleOf(title, texts))).toBeUndefined();
});

it("takes the class that the title names beside a learned one that its check digits do not refute", () => {
  expect(provenClass([["gtin", 0.9]], sampleOf("ISIN", RIGHT))).toBe("isin");
});
