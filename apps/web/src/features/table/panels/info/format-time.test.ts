import { expect, it } from "vitest";
import { formatTime } from "./format-time.ts";

it.each([
  ["UTC", "2026-03-04 23:05"],
  ["Europe/Zurich", "2026-03-05 00:05"],
])("shows day and minute in %s", (zone, expected) => {
  expect(formatTime("2026-03-04T23:05:59Z", zone)).toBe(expected);
});

it("shows a dash for what is no time", () => {
  expect(formatTime("soon")).toBe("–");
});
