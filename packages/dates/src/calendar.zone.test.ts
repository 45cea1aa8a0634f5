import { describe, expect, it } from "vitest";
import { civilFromDays, computeWeekday, daysFromCivil, daysInMonth } from "./calendar.ts";

describe("the calendar", () => {
  it("agrees with the platform on every 97th day of ten thousand years", () => {
    const wrong: number[] = [];
    for (let days = daysFromCivil({ year: 1, month: 1, day: 1 }); days < 2_932_000; days += 97) {
      const date = civilFromDays(days);
      const platform = new Date(days * 86_400_000);
      const isRight =
        date.year === platform.getUTCFullYear() &&
        date.month === platform.getUTCMonth() + 1 &&
        date.day === platform.getUTCDate() &&
        computeWeekday(date) === platform.getUTCDay() &&
        daysFromCivil(date) === days;
      if (!isRight) wrong.push(days);
    }
    expect(wrong).toEqual([]);
  });

  it("knows leap years, and lets an unknown year have a 29 February", () => {
    expect([1900, 2000, 2023, 2024, null].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 29]);
    expect(daysInMonth(2024, 13)).toBe(0);
  });
});
