import { describe, expect, it } from "vitest";
import { dateParts } from "./date-parts.ts";

describe("the parts of a date", () => {
  it.each([
    ["2024-03-05", { year: "2024", month: "3", day: "5", weekday: "Tuesday", quarter: "1", iso_week: "2024-W10" }],
    // The examples of ISO 8601-1 §5.2.3, and years of 53 weeks.
    ["1985-04-12", { quarter: "2", iso_week: "1985-W15", weekday: "Friday" }],
    ["2005-01-01", { year: "2005", iso_week: "2004-W53" }],
    ["2008-12-29", { year: "2008", iso_week: "2009-W01" }],
    ["2020-12-31", { iso_week: "2020-W53", quarter: "4" }],
    ["2024-03-05 14:30:00+01:00", { date: "2024-03-05", time: "14:30:00", hour: "14", tz: "+01:00" }],
    ["20240305", { year: "2024", month: "3", day: "5" }],
  ])("%s", (text, parts) => {
    expect(dateParts(text)).toMatchObject(parts);
  });

  it("are those that it states, and none of what is no date", () => {
    expect(dateParts("1987")).toEqual({ year: "1987" });
    expect(dateParts("1987-05")).toEqual({ year: "1987", month: "5", quarter: "2" });
    expect(dateParts("soon")).toEqual({});
    expect(Object.keys(dateParts("2024-03-05"))).not.toContain("time");
  });
});
