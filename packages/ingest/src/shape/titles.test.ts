import { describe, expect, it } from "vitest";
import { nameColumns, warnOfRepeatedNames } from "./titles.ts";
import { WarningList } from "./warning-list.ts";

function warningsOf(names: readonly string[]): string[] {
  const warnings = new WarningList();
  warnOfRepeatedNames(warnings, names);
  return warnings.list().map(({ message }) => message);
}

describe("names that come again", () => {
  it("get the next number that is free", () => {
    expect(nameColumns(["a", "a", "a_2", " a ", ""], 6)).toEqual(["a", "a_2", "a_2_2", "a_3", "column_5", "column_6"]);
  });

  it("take no time for each pair, however many they are", () => {
    const titles = nameColumns(
      Array.from({ length: 100_000 }, () => "a"),
      100_000,
    );
    expect(titles.at(-1)).toBe("a_100000");
  });

  it("are counted with the place of the first one", () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `n${index % 8000}`);
    expect(warningsOf(names)).toEqual(["2,000 names occur again and were numbered, the first in column 8,001: n0"]);
    expect(warningsOf(["id", "name", "id "])).toEqual(["1 name occurs again and was numbered, in column 3: id"]);
  });

  it("are no blank ones", () => {
    expect(warningsOf(["", "a", "", " "])).toEqual([]);
  });
});
