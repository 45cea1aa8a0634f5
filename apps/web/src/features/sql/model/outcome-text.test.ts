import { expect, it } from "vitest";
import { cutText, outcomeText } from "./outcome-text.ts";

const REPLY = { view_uuid: "v", truncated: false, cut: [], tables: [], num_columns: 2 };

it.each([
  [1, 12, "1 row · 2 columns · 12 ms"],
  [12_345, 1234, "12,345 rows · 2 columns · 1.2 s"],
])("%i rows in %i ms", (rows, ms, expected) => {
  expect(outcomeText({ ...REPLY, num_rows: rows, elapsed_ms: ms })).toBe(expected);
});

it("what was cut off is said", () => {
  expect(cutText({ cut: [] })).toBeNull();
  expect(cutText({ cut: ["rows", "cells"] })).toBe(
    "There is more: only the first 100,000 rows are kept, cells are cut at 100,000 characters",
  );
});
