import { describe, expect, it } from "vitest";
import { countRows, insertText, isOverLimit, pasteFontPx } from "./paste-limits.ts";

describe("the paste area", () => {
  it.each([
    ["nothing", "", 24],
    ["five rows", "1\n2\n3\n4\n5", 24],
    ["six rows", "1\n2\n3\n4\n5\n6", 18],
    ["six rows of an old Mac", "1\r2\r3\r4\r5\r6", 18],
    ["one long row", "x".repeat(9000), 24],
  ])("chooses the type size for %s", (_, text, px) => {
    expect(pasteFontPx(text)).toBe(px);
  });

  it("counts a Windows line end once", () => {
    expect(countRows("a\r\nb")).toBe(2);
  });

  it.each([
    ["at the limit", 10_000, false],
    ["one more", 10_001, true],
  ])("notices text %s", (_, length, expected) => {
    expect(isOverLimit("x".repeat(length))).toBe(expected);
  });

  it("replaces what is selected", () => {
    expect(insertText("abcd", "X", [1, 3])).toBe("aXd");
  });
});
