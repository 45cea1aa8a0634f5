import { describe, expect, it } from "vitest";
import { areDottedDays } from "./dotted-days.ts";

const areDays = (header: string, texts: readonly string[]) =>
  areDottedDays({ header, values: texts.map((text) => ({ text, count: 1 })) });

describe("dotted days", () => {
  it.each([
    ["days of a bank", "Buchungstag", ["02.01.25", "03.01.25", "14.02.25"]],
    ["days without zeros", "", ["2.11.25", "13.11.25", "30.12.25"]],
    ["years first", "Lieferung", ["25.01.02", "25.02.14"]],
    ["days with a slip", "Datum", [...Array.from({ length: 19 }, (_, day) => `${day + 10}.03.24`), "latest"]],
  ])("are %s", (_, header, texts) => {
    expect(areDays(header, texts)).toBe(true);
  });

  it.each([
    ["a title", "Version", ["02.01.25", "03.01.25"]],
    ["parts beyond a month", "Build", ["10.15.12", "10.14.06"]],
    ["short parts", "App", ["1.2.3", "1.10.2"]],
    ["parts that may be versions as well as days", "", ["1.2.10", "2.3.11"]],
    ["no values", "", []],
  ])("are not seen in %s", (_, header, texts) => {
    expect(areDays(header, texts)).toBe(false);
  });
});
