import { expect, it } from "vitest";
import type { LineResult } from "./api/clean-lines.ts";
import { kindOf, shownText } from "./result-kind.ts";

const result = (part: Partial<LineResult>): LineResult => ({
  raw_input_string: "raw",
  completed: true,
  is_datetime: true,
  datetimes: [],
  msg: null,
  ...part,
});

it.each([
  ["one datetime", result({ datetimes: ["2024-02-03"] }), "ok", "2024-02-03"],
  ["two datetimes", result({ datetimes: ["2024-02-03", "2024-03-02"] }), "warning", "2024-02-03  or  2024-03-02"],
  ["not a datetime", result({ is_datetime: false }), "text", "raw"],
  ["a datetime without a reading", result({ msg: "out of time" }), "error", "out of time"],
  ["not completed", result({ completed: false, datetimes: ["2024-02-03"] }), "error", "No solution found"],
  ["not completed and no datetime", result({ completed: false, is_datetime: false }), "error", "No solution found"],
])("takes %s for what it is", (_, item, kind, text) => {
  expect(kindOf(item)).toBe(kind);
  expect(shownText(item)).toBe(text);
});
