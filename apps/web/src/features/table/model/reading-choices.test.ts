import type { ReadingChoices } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { isSameReading, listChoiceKeys, withChoice } from "./reading-choices.ts";

const NOTHING = { entries: [], sheets: [], record_paths: [] };
const TEXT: ReadingChoices = {
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  escape: '"',
  skiprows: 0,
  header_rows: 1,
};

describe("the choices that are offered", () => {
  it.each([
    ["a text file", TEXT, NOTHING, ["encoding", "delimiter", "quote", "skiprows", "header_rows"]],
    [
      "a workbook",
      { sheet: "a", skiprows: 2, header_rows: 1 },
      { ...NOTHING, sheets: ["a", "b"] },
      ["sheet", "skiprows", "header_rows"],
    ],
    [
      "a workbook of one sheet",
      { sheet: "a", skiprows: 0, header_rows: 1 },
      { ...NOTHING, sheets: ["a"] },
      ["skiprows", "header_rows"],
    ],
    [
      "a document",
      { encoding: "utf-8", record_path: "a.b" },
      { ...NOTHING, record_paths: ["a.b", "c"] },
      ["record_path", "encoding"],
    ],
    [
      "an archive",
      { entry: "a.csv", ...TEXT },
      { ...NOTHING, entries: ["a.csv", "b.csv"] },
      ["entry", "encoding", "delimiter", "quote", "skiprows", "header_rows"],
    ],
    ["a file that could not be read", {}, NOTHING, ["encoding", "delimiter", "quote", "skiprows", "header_rows"]],
  ])("fit %s", (_, choices, selectable, expected) => {
    expect(listChoiceKeys(choices, selectable)).toEqual(expected);
  });
});

describe("a choice", () => {
  it("is added to those made before, and taken back", () => {
    const asked = withChoice(withChoice({}, "delimiter", ";"), "header_rows", 0);
    expect(asked).toEqual({ delimiter: ";", header_rows: 0 });
    expect(withChoice(asked, "delimiter", undefined)).toEqual({ header_rows: 0 });
  });

  it.each([
    ["another file of the archive forgets all", "entry", { entry: "b" }],
    ["another sheet forgets its rows", "sheet", { entry: "a", encoding: "x", delimiter: ";", sheet: "b" }],
    [
      "another quote forgets its escape",
      "quote",
      { entry: "a", encoding: "x", delimiter: ";", skiprows: 1, header_rows: 2, quote: "b" },
    ],
  ] as const)("of %s", (_, key, expected) => {
    const { escape: _escape, ...asked } = {
      entry: "a",
      encoding: "x",
      delimiter: ";",
      escape: "\\",
      skiprows: 1,
      header_rows: 2,
    };
    const before = key === "quote" ? { ...asked, escape: "\\" } : asked;
    expect(withChoice(before, key, "b")).toEqual(expected);
  });
});

it("tells whether two readings are asked alike", () => {
  expect(isSameReading({ skiprows: 0 }, { skiprows: 0 })).toBe(true);
  expect(isSameReading({}, { skiprows: 0 })).toBe(false);
  expect(isSameReading({ quote: "" }, {})).toBe(false);
});
