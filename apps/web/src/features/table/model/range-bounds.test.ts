import { describe, expect, it } from "vitest";
import { lastMoment } from "./range-bounds.ts";

describe("the end of a range", () => {
  it.each([
    ["2024", false, "2024-12-31"],
    ["2024-02", false, "2024-02-29"],
    ["2023-02", false, "2023-02-28"],
    ["2024-03-05", false, "2024-03-05"],
    ["2024-03-05", true, "2024-03-05T23:59:59.999"],
    ["2024-02", true, "2024-02-29T23:59:59.999"],
    ["2024-03-05T10:00", true, "2024-03-05T10:00"],
    ["2024-03-05T10:00-05:00", true, "2024-03-05T10:00-05:00"],
  ])("%s, with times: %s, goes up to %s", (text, hasTimes, last) => {
    expect(lastMoment(text, hasTimes)).toBe(last);
  });
});
