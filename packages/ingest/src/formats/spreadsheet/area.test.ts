import { describe, expect, it } from "vitest";
import { columnName, readArea, writeArea } from "./area.ts";

describe("areas of a sheet", () => {
  it.each(["A1:A1", "B3:F40", "Z9:AA10", "ZZ1:XFD1048576"])("are read and written: %s", (text) => {
    const area = readArea(text);
    expect(area && writeArea(area)).toBe(text);
  });

  it.each([
    ["in lower case", "b3:f40"],
    ["with signs of fixed places", "$B$3:$F$40"],
    ["from another corner", "F3:B40"],
  ])("may be written %s", (_, text) => {
    const area = readArea(text);
    expect(area && writeArea(area)).toBe("B3:F40");
  });

  it.each(["", "B3", "B0:C4", "3:5", "B3:F40:G9", "ABCD1:ABCD2"])("are not: %j", (text) => {
    expect(readArea(text)).toBeUndefined();
  });

  it("name columns as spreadsheets do", () => {
    expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(["A", "Z", "AA", "ZZ", "AAA", "XFD"]);
  });
});
