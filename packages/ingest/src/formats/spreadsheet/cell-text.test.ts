import { describe, expect, it } from "vitest";
import { cellText } from "./cell-text.ts";

describe("cellText of numbers", () => {
  it.each([
    ["a whole number", 42, "General", "42"],
    ["a minus", -7, "0", "-7"],
    ["a big whole number", 2 ** 58, "0", "288230376151711744"],
    ["a fraction", 1000.5577, "0.00", "1000.5577"],
    ["noise of binary fractions", 0.1 + 0.2, "General", "0.3"],
    ["noise after many operations", 1.1 * 1.1 * 10, "General", "12.1"],
    ["all digits that were measured", 0.12345678901234568, "General", "0.12345678901234568"],
    ["a third", 1 / 3, "General", "0.3333333333333333"],
    ["a tiny number", 4.273354275e-7, "General", "4.273354275e-7"],
    ["a huge number", 1.5e300, "General", "1.5e+300"],
    ["a percentage", 0.52, "0%", "52%"],
    ["a percentage with noise", 0.57, "0.00%", "57%"],
    ["a price", 1234.5, '"$"#,##0.00', "1234.5"],
  ])("writes %s", (_, v, z, text) => {
    expect(cellText({ t: "n", v, z }, false)).toBe(text);
  });

  it("keeps the leading zeros that a format shows", () => {
    expect(cellText({ t: "n", v: 137, z: "00000", w: "00137" }, false)).toBe("00137");
    expect(cellText({ t: "n", v: 13.7, z: "00000", w: "00014" }, false)).toBe("13.7");
  });
});

describe("cellText of dates", () => {
  it.each([
    ["a day", 43831, "dd.mm.yyyy", "2020-01-01"],
    ["a day that a time was given for", 43831.75, "dd.mm.yyyy", "2020-01-01T18:00:00"],
    ["midnight", 43831, "yyyy-mm-dd hh:mm", "2020-01-01T00:00:00"],
    ["a day and month", 43831, "d-mmm", "2020-01-01"],
    ["milliseconds", 43831.5000078125, "yyyy-mm-dd hh:mm:ss.000", "2020-01-01T12:00:00.675"],
    ["rounding up to the next day", 43831.999999999, "yyyy-mm-dd hh:mm", "2020-01-02T00:00:00"],
    ["the first day", 1, "yyyy-mm-dd", "1900-01-01"],
    ["the last day of February 1900", 59, "yyyy-mm-dd", "1900-02-28"],
    ["the day that never was", 60, "yyyy-mm-dd", "1900-02-29"],
    ["the day after", 61, "yyyy-mm-dd", "1900-03-01"],
    ["the last day of all", 2958465, "yyyy-mm-dd", "9999-12-31"],
    ["a number that is no day", 2958466, "yyyy-mm-dd", "2958466"],
    ["a number before all days", -5, "yyyy-mm-dd", "-5"],
    ["a time", 0.5, "h:mm", "12:00:00"],
    ["a time of a day", 43831.5, "h:mm", "2020-01-01T12:00:00"],
    ["hours over midnight", 1.5, "h:mm", "36:00:00"],
    ["elapsed hours", 10.632060185185185, "[hh]:mm:ss", "255:10:10"],
    ["an elapsed time below zero", -0.25, "[h]:mm", "-06:00:00"],
  ])("writes %s", (_, v, z, text) => {
    expect(cellText({ t: "n", v, z }, false)).toBe(text);
  });

  it.each([
    ["a day", 42735, "yyyy-mm-dd", "2021-01-01"],
    ["the first day", 0, "yyyy-mm-dd", "1904-01-01"],
    ["an elapsed time", 1.5, "[h]:mm:ss", "36:00:00"],
  ])("counts %s from 1904 where the workbook does", (_, v, z, text) => {
    expect(cellText({ t: "n", v, z }, true)).toBe(text);
  });
});

describe("cellText of everything else", () => {
  it.each([
    ["text of digits", { t: "s", v: "00137" }, "00137"],
    ["text with line ends", { t: "s", v: "a\r\nb" }, "a\r\nb"],
    ["no text", { t: "s" }, ""],
    ["true", { t: "b", v: true }, "TRUE"],
    ["false", { t: "b", v: false }, "FALSE"],
    ["an error by its number", { t: "e", v: 23 }, "#REF!"],
    ["the error whose number is 0", { t: "e", v: 0 }, "#NULL!"],
    ["an error by its text", { t: "e", w: "#SPILL!" }, "#SPILL!"],
    ["an unknown error", { t: "e", v: 99 }, "#ERROR!"],
    ["a cell with a style only", { t: "z" }, ""],
    ["a number that is none", { t: "n", v: Number.NaN }, ""],
  ] as const)("writes %s", (_, cell, text) => {
    expect(cellText(cell, false)).toBe(text);
  });
});
