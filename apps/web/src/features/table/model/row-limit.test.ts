import { expect, it } from "vitest";
import { findRowLimit } from "./row-limit.ts";

it.each([
  ["the first rows are cleaned", true, 100, 2001, { cleaned: 100, rows: 2001 }],
  ["all rows are cleaned", true, 2001, 2001, null],
  ["cleaning goes on", false, 100, 2001, null],
])("%s", (_, isLoaded, cleanedRows, rowCount, limit) => {
  expect(findRowLimit({ isLoaded }, { cleanedRows, rowCount })).toEqual(limit);
});
