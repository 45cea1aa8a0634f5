import { expect, it } from "vitest";
import { makeColumn, numbersSeen } from "../testing/suite-table.ts";
import { outliers } from "./outliers.ts";

const ROWS = 120;

/** Texts of the first column that are flagged; the other columns hold numbers as they come. */
function farTexts(classId: string, texts: readonly string[], others: readonly ((row: number) => string)[] = []) {
  const columns = numbersSeen([
    makeColumn("first", classId, texts.length, (row) => texts[row] ?? ""),
    ...others.map((textAt, index) => makeColumn(`other ${index}`, "number", texts.length, textAt)),
  ]).map(({ coded }) => coded);
  return [...outliers.detect(columns)]
    .filter(({ column, features }) => column === 0 && outliers.probability(features) > 0)
    .map(({ row }) => texts[row]);
}

/** 11.80 to 12.98, as a battery has it. */
const volts = Array.from({ length: ROWS }, (_, row) => (11.8 + ((row * 37) % ROWS) / 100).toFixed(2));
const heights = Array.from({ length: ROWS }, (_, row) => `${150 + ((row * 37) % 50)} cm`);

it.each([
  ["a decimal point that is lost", "number", [...volts, "1240"], ["1240"]],
  ["one that slipped to the left", "number", [...volts, "1.24"], ["1.24"]],
  ["a measure with its unit", "length", [...heights, "1750 cm"], ["1750 cm"]],
  ["one that lost a digit", "length", [...heights, "17 cm"], ["17 cm"]],
  ["no small number among many sizes", "number", [...volts.map((_, row) => String(300 + row * row)), "4"], []],
  ["a measure in another unit", "length", [...heights, "1.75 m"], []],
  ["nothing of numbers that grow steadily", "number", volts.map((_, row) => (1.2 ** row).toFixed(0)), []],
])("flags %s", (_, classId, texts, far) => {
  expect(farTexts(classId, texts)).toEqual(far);
});

it("flags no number of a row in which most are large, and one of many of which one is", () => {
  const large = (row: number) => (row === ROWS ? "99000" : String(100 + (row % 40)));
  const usual = (row: number) => String(100 + (row % 40));
  const texts = [...volts, "1240"];
  expect(farTexts("number", texts, [large, large, usual])).toEqual([]);
  expect(farTexts("number", texts, [large, usual, usual, usual])).toEqual(["1240"]);
});
