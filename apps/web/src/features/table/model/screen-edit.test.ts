import { expect, it } from "vitest";
import { placeInLog } from "./screen-edit.ts";

const step = { kind: "rows", row: 11, column: null, cells: 0 } as const;

it.each([
  [{ ...step, rows: 1, left_out: true }, "Row 12 excluded"],
  [{ ...step, rows: 1200, left_out: false }, "1,200 rows from row 12 on restored"],
])("says of rows how many, from which one on, and what became of them", (rows, text) => {
  expect(placeInLog(rows, [])).toBe(text);
});
