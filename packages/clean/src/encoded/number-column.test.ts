import { describe, expect, it } from "vitest";
import { makeColumn, numbersSeen } from "../testing/suite-table.ts";
import { numberAt } from "./number-column.ts";

/** What is seen of a column, row by row; undefined where it is no column of numbers or days. */
function seen(classId: string, texts: readonly string[]): readonly number[] | undefined {
  const [column] = numbersSeen([makeColumn("x", classId, texts.length, (row) => texts[row] ?? "")]);
  return column === undefined ? undefined : texts.map((_, row) => numberAt(column.coded, row));
}

const filled = (...texts: readonly string[]): readonly string[] => [
  ...texts,
  ...Array.from({ length: 40 }, (_, row) => `${row}${texts[0]?.includes(",") === true ? "," : "."}25`),
];

describe("a column of numbers", () => {
  it.each([
    ["plain", ["1.5", "-2", "", "N/A", "007"], [1.5, -2, Number.NaN, Number.NaN, 7]],
    ["with a comma for decimals", ["1,5", "1.250", "12"], [1.5, 1250, 12]],
    ["that are written with signs", ["1.5", "3'250.5", "12O"], [1.5, 3250.5, Number.NaN]],
  ])("%s is seen as its class reads it", (_, texts, numbers) => {
    expect(seen("number", filled(...texts))?.slice(0, numbers.length)).toEqual(numbers);
  });

  it("leaves out what probably means no data", () => {
    const texts = [
      ...Array.from({ length: 20 }, () => "-9999"),
      ...Array.from({ length: 200 }, (_, row) => String(row % 50)),
    ];
    expect(seen("number", texts)?.slice(19, 22)).toEqual([Number.NaN, 0, 1]);
  });
});

describe("a column of days", () => {
  it.each([
    ["as ISO writes them", ["1970-01-02", "2024-02-30", "1969-12-31"], [1, Number.NaN, -1]],
    ["with the day first", ["13.01.1970", "02.01.1970"], [12, 1]],
    ["with times", ["1970-01-02 12:00:00", "1970-01-03 00:00:00"], [1.5, 2]],
  ])("%s is seen as days", (_, texts, days) => {
    expect(
      seen("date", [...texts, ...Array.from({ length: 30 }, () => texts[0] ?? "")])?.slice(0, days.length),
    ).toEqual(days);
  });
});

it.each(["identifier", "category", "free_text", "boolean"])("no column of the class %s is one", (classId) => {
  expect(seen(classId, filled("1", "2"))).toBeUndefined();
});
