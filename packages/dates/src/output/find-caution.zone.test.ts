import { expect, it } from "vitest";
import { reasonLine } from "../reason/reason-line.ts";
import { findCaution } from "./find-caution.ts";

const OPTIONS = { locale: "de_CH", fast: true, inferDatetime: true, maxTimeMs: 1000, now: () => 0 };

function cautionAbout(line: string, format: Parameters<typeof findCaution>[1] = "Excel") {
  return findCaution(reasonLine(line, OPTIONS).readings[0]!, format);
}

it.each([
  ["Q3 2024", "quarter"],
  ["2. Quartal 2023", "quarter"],
  ["KW 12 2024", "week"],
  ["week 11, 2024", "week"],
  ["2024-W12", "week"],
  ["12 May", "no_year"],
  ["12 May 14:30", "no_year"],
  // A day of a week is a day, and a month or a time alone claims to be no more.
  ["2024-W12-3", null],
  ["2024W123", null],
  ["KW 12 2024 Mittwoch", null],
  ["May 2024", null],
  ["2024", null],
  ["14:30", null],
  ["quarter past 2 pm", null],
  ["12 May 2024", null],
])("%s: %s", (line, caution) => {
  expect(cautionAbout(line)).toBe(caution);
});

it("a date without a year is one in formats that are read by people or by ISO 8601", () => {
  expect(cautionAbout("12 May", "ISO 8601")).toBeNull();
  expect(cautionAbout("12 May", "long")).toBeNull();
  expect(cautionAbout("Q3 2024", "ISO 8601")).toBe("quarter");
});
