import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { oddDigits } from "./odd-digits.ts";

const CODES = Array.from({ length: 40 }, (_, row) => ({ text: String(71_000 + 3 * row), count: 1 }));
const found = (text: string) => saidOfValues(oddDigits, [...CODES, { text, count: 1 }], { role: "code" }).get(text);

describe("a code that is not of digits alone, unlike the others", () => {
  it.each([
    ["71O14", "71014"],
    ["7l014", "71014"],
    ["71014 pcs", "71014"],
    ["-71014", "71014"],
  ])("%s is offered as %s", (text, meant) => expect(found(text)?.output).toBe(meant));

  it.each(["OOOOO", "71O1", "A1014", "71014-2"])("%s is left alone", (text) => expect(found(text)).toBeUndefined());

  it("is looked for in long texts without going through them again and again", () => {
    // Again and again, it would take longer than a test may.
    expect(found(`${"1".repeat(2_000_000)}x`)).toBeUndefined();
  });
});
