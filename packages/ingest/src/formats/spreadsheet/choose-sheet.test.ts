import { describe, expect, it } from "vitest";
import { chooseSheet } from "./choose-sheet.ts";
import type { Sheet } from "./sheet.ts";

function sheet(name: string, rows: number, columns: number): Sheet {
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "x"));
  return { name, rows: cells, merges: [], isTyped: () => false, notes: [] };
}

describe("chooseSheet", () => {
  it.each([
    ["the first one", [sheet("A", 3, 2), sheet("B", 9, 4)], "A"],
    ["the first one that is not empty", [sheet("A", 0, 0), sheet("B", 3, 2)], "B"],
    ["no cover", [sheet("A", 4, 2), sheet("B", 100, 5)], "B"],
    ["no sheet of notes", [sheet("Read me", 5, 1), sheet("B", 3, 3)], "B"],
    ["notes when there is nothing else", [sheet("Notes", 5, 1), sheet("B", 0, 0)], "Notes"],
    ["a narrow table beside another", [sheet("A", 50, 2), sheet("B", 100, 5)], "A"],
    ["none when all are empty", [sheet("A", 0, 0)], undefined],
  ])("takes %s", (_, sheets, name) => {
    expect(chooseSheet(sheets)?.name).toBe(name);
  });
});
