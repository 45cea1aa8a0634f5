import { describe, expect, it } from "vitest";
import { openDocumentText } from "./open-document-cell.ts";

function cell(type: string, value: string, shown: string, name = "value"): string {
  return openDocumentText({ "office:value-type": type, [`office:${name}`]: value }, shown);
}

describe("openDocumentText", () => {
  it.each([
    ["a number and not what is shown of it", cell("float", "3.14159", "3.1"), "3.14159"],
    ["every digit of a long number", cell("float", "12345678901234567890", "1.2E+19"), "12345678901234567890"],
    ["no noise", cell("float", "0.30000000000000004", "0.3"), "0.3"],
    ["leading zeros of the format", cell("float", "137", "00137"), "00137"],
    ["no zeros that change the number", cell("float", "8", "007"), "8"],
    ["the error of a formula", cell("float", "0", "#DIV/0!"), "#DIV/0!"],
    ["an error of LibreOffice", cell("float", "0", "Err:502"), "Err:502"],
    ["a percentage", cell("percentage", "0.525", "53%"), "52.5%"],
    ["an amount of money", cell("currency", "12.5", "CHF 12.50"), "12.5"],
    ["a date", cell("date", "2009-08-16", "16.8.", "date-value"), "2009-08-16"],
    ["a moment", cell("date", "2009-08-16T05:43:21.500000000", "", "date-value"), "2009-08-16T05:43:21.5"],
    ["a time", cell("time", "PT05H43M21S", "05:43", "time-value"), "05:43:21"],
    ["a duration of days", cell("time", "P1DT2H", "26:00", "time-value"), "26:00:00"],
    ["a duration that is none", cell("time", "soon", "5 min", "time-value"), "5 min"],
    ["true", cell("boolean", "true", "WAHR", "boolean-value"), "TRUE"],
    ["a text", cell("string", "", "Ada", "other"), "Ada"],
    ["a number without a value", openDocumentText({ "office:value-type": "float" }, "12"), "12"],
  ])("writes %s", (_, text, expected) => {
    expect(text).toBe(expected);
  });
});
