import type { ColumnReply } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { makeColumn } from "../../../testing/make-column.ts";
import {
  areaToTable,
  byIndex,
  columnsMoved,
  countOfFile,
  isReordered,
  moveColumn,
  shownOrder,
  toScreen,
  toTable,
} from "./column-order.ts";

const column = (idx: number, source?: number): ColumnReply => ({
  ...makeColumn(`column ${idx}`, { id: `id ${idx}`, idx, computed: source !== undefined }),
  ...(source !== undefined && {
    made_of: { column_uuid: `id ${source}`, component: "year", edit_uuid: `edit ${idx}` },
  }),
});

/** The server lists them in this order. */
const LISTED = [column(0), column(3, 0), column(5, 0), column(1), column(2), column(4, 2)];
const columns = byIndex(LISTED);
const order = shownOrder(columns);

describe("columns", () => {
  it("are known by their index, and shown as the server lists them", () => {
    expect(columns.map(({ idx }) => idx)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(order).toEqual(LISTED.map(({ idx }) => idx));
    expect(countOfFile(columns)).toBe(3);
    expect(shownOrder([column(0), column(1)])).toEqual([0, 1]);
  });

  it("lead from the screen to the table and back", () => {
    for (const [shown, index] of order.entries()) {
      expect(toTable(order, { row: 7, column: shown })).toEqual({ row: 7, column: index });
      expect(toScreen(order, { row: 7, column: index })).toEqual({ row: 7, column: shown });
    }
    expect(toTable(order, { row: -1, column: -1 })).toEqual({ row: -1, column: -1 });
    expect(toScreen(order, { row: 0, column: 99 })).toEqual({ row: 0, column: 0 });
  });

  it("are an area as long as none of them is computed", () => {
    const area = (firstColumn: number, lastColumn: number) => ({ firstRow: 0, lastRow: 9, firstColumn, lastColumn });
    expect(areaToTable(columns, order, area(3, 4))).toEqual(area(1, 2));
    expect(areaToTable(columns, order, area(0, 0))).toEqual(area(0, 0));
    expect(areaToTable(columns, order, area(0, 1))).toBe("computed");
    expect(areaToTable(columns, order, area(5, 5))).toBe("computed");
  });

  it("are moved with what is derived from them, and stand as in the file again", () => {
    const moved = moveColumn(columns, [], 2, 0);
    expect(moved).toEqual([2]);
    expect(shownOrder(columns, moved)).toEqual([2, 4, 0, 3, 5, 1]);
    expect(moveColumn(columns, moved, 2, 1)).toEqual([]);
    expect(moveColumn(columns, moved, 3, 1)).toEqual(moved);
    expect(shownOrder(columns, [7, 1, 1, 3])).toEqual([1, 0, 3, 5, 2, 4]);
  });

  it("are named only up to the last one that stands elsewhere", () => {
    const files = [column(0), column(1), column(2), column(3)];
    expect(moveColumn(files, [], 0, 2)).toEqual([1, 2]);
    expect(moveColumn(files, [1, 2], 3, 1)).toEqual([3, 1, 2]);
    expect(moveColumn(files, [], 0, 3)).toEqual([1, 2, 3]);
    expect(moveColumn(files, [1, 2, 3], 0, 1)).toEqual([]);
  });

  it("are an area only as long as they are neighbours in the file too", () => {
    const files = [column(0), column(1), column(2)];
    const area = (firstColumn: number, lastColumn: number) => ({ firstRow: 0, lastRow: 9, firstColumn, lastColumn });
    expect(areaToTable(files, [1, 2, 0], area(0, 1))).toEqual(area(1, 2));
    expect(areaToTable(files, [1, 2, 0], area(1, 2))).toBe("moved");
    expect(areaToTable(files, [1, 2, 0], area(2, 2))).toEqual(area(0, 0));
    expect(areaToTable(files, [1, 0, 2], area(0, 1))).toBe("moved");
  });

  it("are no area that would go on elsewhere beyond the last one of the screen", () => {
    const files = [column(0), column(1), column(2)];
    const area = { firstRow: 0, lastRow: 9, firstColumn: 2, lastColumn: 4 };
    expect(areaToTable(files, [1, 2, 0], area)).toBe("moved");
    expect(areaToTable(files, [0, 1, 2], area)).toEqual({ ...area, lastColumn: 2 });
  });

  it("are reordered only where a column stands elsewhere than in the file", () => {
    expect(isReordered(columns, [])).toBe(false);
    expect(isReordered(columns, [0, 1, 2])).toBe(false);
    expect(isReordered(columns, [9999, 0, 0])).toBe(false);
    expect(isReordered(columns, [1])).toBe(true);
  });

  it("move when a computed one before them comes or goes", () => {
    expect(columnsMoved(columns, columns.slice(0, 4))?.(5)).toBeNull();
    expect(columnsMoved(columns.slice(0, 4), columns)).toBeUndefined();
    const placeOf = columnsMoved(columns, columns.toSpliced(3, 1));
    expect([0, 2, 3, 4, 5].map((index) => placeOf?.(index))).toEqual([0, 2, null, 3, 4]);
  });
});
