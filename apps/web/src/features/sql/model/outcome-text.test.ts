import { expect, it } from "vitest";
import { cutText, outcomeText, ownTablesText } from "./outcome-text.ts";

const REPLY = { view_uuid: "v", truncated: false, cut: [], tables: [], num_columns: 2 };

it.each([
  [1, 12, "1 row · 2 columns · 12 ms"],
  [12_345, 1234, "12,345 rows · 2 columns · 1.2 s"],
])("%i rows in %i ms", (rows, ms, expected) => {
  expect(outcomeText({ ...REPLY, num_rows: rows, elapsed_ms: ms })).toBe(expected);
});

it("the own table that was taken before others is named", () => {
  const table = { id: "a", version: 1, names: ["sales"], namesakes: 0 };
  expect(ownTablesText({ tables: [table] })).toBeNull();
  expect(ownTablesText({ tables: [{ ...table, namesakes: 1 }] })).toBe(
    '"sales" is your own table; 1 other table has this name',
  );
  expect(ownTablesText({ tables: [{ ...table, namesakes: 19 }] })).toBe(
    '"sales" is your own table; 19 other tables have this name',
  );
});

it("what was cut off is said", () => {
  expect(cutText({ cut: [] })).toBeNull();
  expect(cutText({ cut: ["rows", "cells"] })).toBe(
    "There is more: only the first 100,000 rows are kept, cells are cut at 100,000 characters",
  );
});
