import { describe, expect, it } from "vitest";
import { readDates } from "../read-dates.ts";
import { type DateFormat, formatReading } from "./index.ts";

const FORMATS: readonly DateFormat[] = ["iso-date", "iso-datetime", "excel", "iso-local"];

describe("formatReading", () => {
  it.each([
    ["5 Mar 2024", "2024-03-05", "2024-03-05", "2024-03-05", "2024-03-05"],
    [
      "2024-03-05T14:30:05.678+01:00",
      "2024-03-05",
      "2024-03-05 14:30:05.678+01:00",
      "2024-03-05 14:30:05",
      "2024-03-05T14:30:05.678+01:00",
    ],
    [
      "2024-03-05T14:30-03:30",
      "2024-03-05",
      "2024-03-05 14:30:00-03:30",
      "2024-03-05 14:30:00",
      "2024-03-05T14:30:00-03:30",
    ],
    ["Mar 2024", "2024-03", "2024-03", "2024-03", "2024-03-01"],
    ["29 Feb", "--02-29", "--02-29", "--02-29", "1972-02-29"],
    ["2:30 pm", "", "14:30:00", "14:30:00", "1972-01-01T14:30:00"],
  ])("writes %s in every format", (line, ...expected) => {
    const reading = readDates(line)[0]!;
    expect(FORMATS.map((format) => formatReading(reading, format))).toEqual(expected);
  });
});
