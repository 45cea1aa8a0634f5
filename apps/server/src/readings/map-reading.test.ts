import { describe, expect, it } from "vitest";
import { expectedRowShift, mapReading, type ReadingSample } from "./map-reading.ts";

const sample = (changes: Partial<ReadingSample> = {}): ReadingSample => ({
  choices: { skiprows: 0, headerRows: 1 },
  titles: ["id", "name"],
  firstRow: 0,
  rows: [
    ["1", "Ann"],
    ["2", "Bob"],
    ["3", "Cy"],
  ],
  ...changes,
});

describe("the map of one reading to another", () => {
  it("finds every cell at its place when nothing moved", () => {
    expect(mapReading(sample(), sample())).toEqual({ columns: [0, 1], rowShift: 0 });
  });

  it("finds rows that moved down by a header that is data now, and columns whose titles are made up", () => {
    const after = sample({
      choices: { skiprows: 0, headerRows: 0 },
      titles: ["column1", "column2"],
      rows: [["id", "name"], ...sample().rows],
    });
    expect(mapReading(sample(), after)).toEqual({ columns: [0, 1], rowShift: 1 });
    expect(mapReading(after, sample())).toEqual({ columns: [0, 1], rowShift: -1 });
  });

  it("finds rows far below, where the samples begin at the rows that should be the same", () => {
    const before = sample({ choices: { skiprows: 0, headerRows: 1 }, firstRow: 500 });
    const after = sample({ choices: { skiprows: 500, headerRows: 1 } });
    expect(expectedRowShift(before.choices, after.choices)).toBe(-500);
    expect(mapReading(before, after)).toEqual({ columns: [0, 1], rowShift: -500 });
  });

  it("follows titles to another place", () => {
    const after = sample({
      titles: ["extra", "name", "id"],
      rows: [
        ["x", "Ann", "1"],
        ["x", "Bob", "2"],
      ],
    });
    expect(mapReading(sample(), after)).toEqual({ columns: [2, 1], rowShift: 0 });
  });

  it("takes the same index when another line holds the titles, if the width is the same", () => {
    const after = sample({
      choices: { skiprows: 1, headerRows: 1 },
      titles: ["1", "Ann"],
      rows: sample().rows.slice(1),
    });
    expect(mapReading(sample(), after)).toEqual({ columns: [0, 1], rowShift: -1 });
  });

  it("knows no column for a title that is gone from a table of another width", () => {
    const after = sample({
      titles: ["id", "first name", "last name"],
      rows: [
        ["1", "Ann", ""],
        ["2", "Bob", ""],
      ],
    });
    expect(mapReading(sample(), after)?.columns).toEqual([0, undefined]);
  });

  it.each([
    ["another sheet", { sheet: "Other" }],
    ["another file of an archive", { entry: "b.csv" }],
    ["other records", { recordPath: "a.b" }],
  ])("has nothing in common with %s, whatever stands there", (_, choices) => {
    expect(mapReading(sample(), sample({ choices: { skiprows: 0, headerRows: 1, ...choices } }))).toBeUndefined();
  });

  it("has nothing in common with a table of other texts, and empty cells prove nothing", () => {
    const before = sample({ rows: [["1", ""]] });
    expect(mapReading(before, sample({ rows: [["7", ""]] }))).toBeUndefined();
    expect(mapReading(sample({ rows: [] }), sample())).toBeUndefined();
  });
});
