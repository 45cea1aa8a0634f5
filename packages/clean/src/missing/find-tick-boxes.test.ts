import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { findTickBoxes } from "./find-tick-boxes.ts";

const boxesOf = (titles: readonly string[], rows: readonly (readonly string[])[]) => [
  ...findTickBoxes(tableFromRows(titles, rows).columns),
];

it("finds the boxes of a multiple choice, also one that nobody ticked", () => {
  const rows = [
    ["1", "Bus", "", "", ""],
    ["2", "", "Train", "", ""],
    ["3", "", "", "", "None"],
    ["4", "Bus", "Train", "", ""],
  ];
  expect(boxesOf(["id", "a", "b", "c", "d"], rows)).toEqual([1, 2, 3, 4]);
});

it.each([
  [
    "two columns",
    ["a", "b"],
    [
      ["Bus", ""],
      ["", "None"],
    ],
  ],
  [
    "columns of one value that are never blank",
    ["a", "b", "c"],
    [
      ["CH", "CHF", "None"],
      ["CH", "CHF", "None"],
    ],
  ],
  [
    "columns of the same value",
    ["a", "b", "c"],
    [
      ["None", "None", ""],
      ["", "", "None"],
    ],
  ],
  [
    "columns of several values",
    ["a", "b", "c"],
    [
      ["Bus", "1", ""],
      ["Tram", "2", "None"],
      ["", "", ""],
    ],
  ],
  ["columns without a value", ["a", "b", "c"], [["", "", ""]]],
  ["no columns", [], []],
])("finds none in %s", (_, titles, rows) => expect(boxesOf(titles, rows)).toEqual([]));
