import { describe, expect, it } from "vitest";
import { isYearDayMonth, toYearMonthDay } from "./year-day-month.ts";

describe("toYearMonthDay", () => {
  it.each([
    ["2018-21-03", "2018-03-21"],
    ["2018/9/2 08:30", "2018/02/09 08:30"],
    ["2018-02-30", undefined],
    ["2018-03-21", undefined],
    ["2018.21.03.1", undefined],
    ["21-03-2018", undefined],
  ])("makes %j %j", (text, usual) => expect(toYearMonthDay(text)).toBe(usual));
});

describe("isYearDayMonth", () => {
  it.each([
    ["two dates that are none in the usual order", ["2018-21-03", "2018-30-11", "2018-04-02"], true],
    ["one of them, which may be a slip", ["2018-21-03", "2018-04-02"], false],
    ["as many of the usual order", ["2018-21-03", "2018-30-11", "2018-03-21"], false],
    ["days that the month has not", ["2018-31-02", "2018-30-02"], false],
  ])("%s", (_, texts, expected) => expect(isYearDayMonth(texts)).toBe(expected));
});
