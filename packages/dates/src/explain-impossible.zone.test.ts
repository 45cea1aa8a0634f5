import { describe, expect, it } from "vitest";
import { describeImpossibleDate, findMissingDay, isZeroDate } from "./explain-impossible.ts";

describe("describeImpossibleDate", () => {
  it.each([
    ["31/02/2024", "31 February does not exist"],
    ["2024-02-30", "30 February does not exist"],
    ["31. April 2024", "31 April does not exist"],
    ["29/02/2023", "29 February 2023 does not exist"],
    ["25/13/2023", "There is no month 13"],
    ["2023-13-01", "There is no month 13"],
    ["32.13.2024", "32 is neither a day nor a month"],
    ["13/32/2024", "32 is neither a day nor a month"],
    ["2024-32-13", "There is no month 32"],
    ["32.01.2024", "There is no day 32 in January"],
    ["32 January 2024", "There is no day 32 in January"],
  ])("says of %s: %s", (text, reason) => {
    expect(describeImpossibleDate(text)).toBe(reason);
  });

  it.each([
    ["a date", "29/02/2024"],
    ["an ambiguous date", "03/04/2024"],
    ["a zero date", "00/00/0000"],
    ["a version", "1.2.3"],
    ["a number", "20241345"],
    ["a score", "45/67/89"],
    ["text", "31 February is no day"],
    ["nothing", ""],
  ])("says nothing of %s", (_, text) => {
    expect(describeImpossibleDate(text)).toBeNull();
  });
});

describe("findMissingDay", () => {
  it.each([
    ["of a short year", "31.04.24", { order: "dmy", reason: "31 April does not exist" }],
    ["with a digit mistaken", "32/01/24", { order: "dmy" }],
    ["of no leap year", "29-02-23", { order: "dmy", reason: "29 February 2023 does not exist" }],
    ["month first", "04/31/2024", { order: "mdy" }],
    ["with its time", "31.04.24 10:30", { order: "dmy" }],
  ])("finds a day %s", (_, text, expected) => {
    expect(findMissingDay(text)).toMatchObject(expected);
  });

  it.each([
    ["a date", "30.04.24"],
    ["a year first that is no day", "99.12.31"],
    ["a month that does not exist", "31.13.24"],
    ["the year first, whole", "2024-04-31"],
    ["a number", "310424"],
  ])("finds none in %s", (_, text) => {
    expect(findMissingDay(text)).toBeUndefined();
  });
});

describe("isZeroDate", () => {
  it.each(["00/00/0000", "0000-00-00", "0000-00-00 00:00:00", "00.00.00", "00000000"])("knows %s", (text) => {
    expect(isZeroDate(text)).toBe(true);
  });

  it.each(["0", "00", "000-00", "00:00", "01/00/0000", "", "0.0.0.0"])("leaves %s alone", (text) => {
    expect(isZeroDate(text)).toBe(false);
  });
});
