import { describe, expect, it } from "vitest";
import { readDates } from "../read-dates.ts";
import { DATETIME_FORMATS, formatDatetime } from "./datetime-format.ts";

const LOCALES = ["de_CH", "de_DE", "en_GB", "en_US", "pt_PT"];

function write(line: string, locale = "de_CH"): string[] {
  return DATETIME_FORMATS.map((format) => formatDatetime(readDates(line)[0]!, format, locale));
}

describe("formatDatetime", () => {
  it.each([
    ["a datetime with an offset", "2024-03-05T14:30:05.678+01:00"],
    ["a date", "2024-03-05"],
    ["a month", "Mar 2024"],
    ["a day without a year", "29 Feb"],
    ["a time", "2:30 pm"],
  ])("writes %s as far as it is stated", (_, line) => {
    expect(write(line)).toMatchSnapshot();
  });

  it.each(LOCALES)("writes the long and full styles of %s", (locale) => {
    const lines = ["2024-03-05 14:30", "2024-03-05", "Mar 2024", "29 Feb"];
    expect(lines.map((line) => write(line, locale).slice(3, 5))).toMatchSnapshot();
  });

  it("writes years before 100 as they are", () => {
    const reading = { ...readDates("5 Mar 2024")[0]!, year: 33 };
    expect(formatDatetime(reading, "long", "en_GB")).toBe("5 March 33");
    expect(formatDatetime(reading, "ISO 8601", "en_GB")).toBe("0033-03-05");
  });
});
