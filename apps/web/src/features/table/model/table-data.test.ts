import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import {
  cellAt,
  isKnownHere,
  issuesHere,
  NO_DATA,
  rawTextAt,
  type TableData,
  withCell,
  withCleanPage,
  withRawPage,
  withRows,
} from "./table-data.ts";

const two: TableData = { ...NO_DATA, pageSize: 2, rowCount: 5, cleanedRows: 4 };
const raw = withRawPage(
  two,
  0,
  [
    ["a", "b"],
    ["c", "d"],
  ],
  0,
);
const clean = withCleanPage(
  raw,
  1,
  [
    [makeCell({ is_clean: false }), makeCell()],
    [makeCell(), makeCell()],
  ],
  0,
);

it("tells of no issues of rows that are left out, which the server need not be asked about", () => {
  expect(issuesHere(clean)).toMatchObject([{ row: 2, column: 0 }]);
  const without: TableData = { ...clean, leftOut: [[0, 2]] };
  expect(issuesHere(without)).toEqual([]);
  expect([0, 2, 3, 4].map((row) => isKnownHere(without, row))).toEqual([true, true, true, false]);
});

describe("loose rows", () => {
  const row = (output: string) => [makeCell({ output })];
  const outputAt = (data: TableData, number: number) => cellAt(data, number, 0)?.output;

  it("are found by their numbers and changed like others, and belong to their page once it is here", () => {
    const loose = withRows(two, [
      [3, row("d")],
      [90, row("z")],
    ]);
    expect([outputAt(loose, 3), outputAt(loose, 90), outputAt(loose, 2)]).toEqual(["d", "z", undefined]);
    expect(outputAt(withCell(loose, 90, 0, makeCell({ output: "new" })), 90)).toBe("new");
    const paged = withCleanPage(loose, 1, [row("c"), row("d2")], 1);
    expect([outputAt(paged, 3), paged.looseRows.size]).toEqual(["d2", 1]);
    const again = withRows(paged, [[3, row("d3")]]);
    expect([outputAt(again, 3), again.looseRows.size]).toEqual(["d3", 1]);
  });

  it("count among the issues in reading order, and make room for those that come later", () => {
    const flagged = [makeCell({ is_clean: false })];
    const loose = withRows(clean, [
      [90, flagged],
      [0, flagged],
    ]);
    expect(issuesHere(loose).map((issue) => issue.row)).toEqual([0, 2, 90]);
    const many = withRows(
      loose,
      Array.from({ length: 5000 }, (_, index) => [1000 + index, row("x")] as const),
    );
    expect([outputAt(many, 90), outputAt(many, 5999), outputAt(many, 2)]).toEqual([undefined, "x", outputAt(clean, 2)]);
  });
});

describe("table data", () => {
  it("finds the texts of a page, and nothing of a page that is not here", () => {
    expect(rawTextAt(raw, 1, 0)).toBe("c");
    expect(rawTextAt(raw, 2, 0)).toBeUndefined();
    expect(rawTextAt(raw, 0, 9)).toBeUndefined();
  });

  it("knows the original text of a cleaned row without its original page", () => {
    expect(rawTextAt(clean, 2, 0)).toBe("1.5");
  });

  it("lists the issues of the pages that are here, by row of the table", () => {
    expect(issuesHere(clean)).toEqual([
      { row: 2, column: 0, not_clean: true, invalid_data: false, missing_data: false },
    ]);
  });

  it("changes one cell and leaves the rows around it as they were", () => {
    const changed = withCell(clean, 3, 1, makeCell({ output: "9" }));
    expect(cellAt(changed, 3, 1)?.output).toBe("9");
    expect(cellAt(clean, 3, 1)?.output).toBe("1.5");
    expect(changed.cleanPages.get(1)?.[0]).toBe(clean.cleanPages.get(1)?.[0]);
  });

  it("has no cell to change on a page that is not here", () => {
    expect(withCell(clean, 0, 0, makeCell())).toBe(clean);
  });
});
