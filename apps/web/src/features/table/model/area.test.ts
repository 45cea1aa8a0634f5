import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { applyArea, cellsIn, clipArea, pasteArea, rowsReached, withArea } from "./area.ts";
import { cellAt, NO_DATA, withCleanPage, withRows } from "./table-data.ts";

const area = (firstRow: number, lastRow: number, firstColumn: number, lastColumn: number) => ({
  firstRow,
  lastRow,
  firstColumn,
  lastColumn,
});

describe("pasteArea", () => {
  it.each([
    ["one text fills what is selected", area(2, 5, 1, 2), [["x"]], area(2, 5, 1, 2)],
    ["a row fills all selected rows", area(2, 5, 1, 2), [["x", "y"]], area(2, 5, 1, 2)],
    [
      "a block goes on from one cell",
      area(2, 2, 1, 1),
      [
        ["a", "b"],
        ["c", "d"],
      ],
      area(2, 3, 1, 2),
    ],
    ["a block that does not fit so often begins at the first cell", area(2, 4, 1, 1), [["a"], ["b"]], area(2, 3, 1, 1)],
  ])("%s", (_, selected, block, expected) => {
    expect(pasteArea(selected, block)).toEqual({ area: expected, values: block });
  });

  it("fills short rows of a block up with no data", () => {
    expect(pasteArea(area(0, 0, 0, 0), [["a"], ["b", "c"]]).values).toEqual([
      ["a", ""],
      ["b", "c"],
    ]);
  });
});

it("an area ends with the table, or is none", () => {
  expect(clipArea(area(8, 20, 1, 9), { rows: 10, columns: 3 })).toEqual(area(8, 9, 1, 2));
  expect(clipArea(area(10, 20, 1, 1), { rows: 10, columns: 3 })).toBeNull();
  expect(cellsIn(area(0, 1, 0, 2))).toBe(6);
});

describe("applyArea", () => {
  const cell = (output: string) => makeCell({ raw_input: output, output });
  const rows = [
    [cell("a"), cell("b")],
    [cell("c"), cell("d")],
  ];

  it("repeats the block, takes data away by an empty text, and leaves alone what is so already", () => {
    const edit = { area: area(10, 11, 0, 1), values: [["c", ""]] };
    const after = rows.map((cells, index) => applyArea(cells, 10 + index, edit));
    expect(after.map((cells) => cells.map((one) => one.output))).toEqual([
      ["c", null],
      ["c", null],
    ]);
    expect(after[0]?.[0]).toMatchObject({ edited: true, is_clean: true });
    expect(after[1]?.[0]).toBe(rows[1]?.[0]);
  });

  it("says of a cell that nobody was sure of that it is right, and touches no other page", () => {
    const data = withCleanPage({ ...NO_DATA, pageSize: 2 }, 3, [[makeCell({ output: "x", is_clean: false })]], 3);
    const edited = withArea(data, { area: area(6, 6, 0, 0), values: [["x"]] });
    expect(edited.cleanPages.get(3)?.[0]?.[0]).toMatchObject({ is_clean: true, edited: true });
    const other = withArea(data, { area: area(0, 5, 0, 0), values: [["y"]] });
    expect(other.cleanPages.get(3)).toBe(data.cleanPages.get(3));
  });

  it("passes by rows that are left out", () => {
    const page = withCleanPage({ ...NO_DATA, pageSize: 2, leftOut: [[0, 0]] }, 0, [[cell("a")], [cell("b")]], 0);
    const after = withArea(page, { area: area(0, 1, 0, 0), values: [["x"]] });
    expect(after.cleanPages.get(0)?.map((cells) => cells[0]?.output)).toEqual(["a", "x"]);
  });

  it("reaches rows that do not follow one another, in the order of the values", () => {
    const row = (text: string) => [cell(text)];
    const page = withCleanPage({ ...NO_DATA, pageSize: 2 }, 0, [row("a"), row("b")], 0);
    const data = withRows(page, [
      [7, row("h")],
      [3, row("d")],
    ]);
    const edit = { area: area(0, 2, 0, 0), rows: [7, 1, 900], values: [["x"], ["y"]] };
    expect(rowsReached(data, edit).map(([number]) => number)).toEqual([1, 7]);
    const after = withArea(data, edit);
    expect([0, 1, 3, 7].map((number) => cellAt(after, number, 0)?.output)).toEqual(["a", "y", "d", "x"]);
  });
});
