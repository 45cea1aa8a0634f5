import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const NOW = new Date("2026-11-23T12:00:00Z");

it.each([
  ["2026-11-23T11:59:40Z", "just now"],
  ["2026-11-23T12:00:30Z", "just now"],
  ["2026-11-23T11:59:00Z", "1 minute ago"],
  ["2026-11-23T09:30:00Z", "2 hours ago"],
  ["2026-11-22T11:00:00Z", "1 day ago"],
  ["2026-11-18T12:00:00Z", "5 days ago"],
  ["2026-11-10T12:00:00Z", "1 week ago"],
  ["2026-08-23T12:00:00Z", "3 months ago"],
  ["2024-12-01T12:00:00Z", "1 year ago"],
  ["2024-01-01T12:00:00Z", "2 years ago"],
])("%s is %s", (date, words) => {
  expect(relativeTime(new Date(date), NOW)).toBe(words);
});
