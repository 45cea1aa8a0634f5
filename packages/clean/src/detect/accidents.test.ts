import { describe, expect, it } from "vitest";
import { findAccidents } from "./accidents.ts";

const codes = Array.from({ length: 60 }, (_, index) => ({ text: `A-${100 + index}`, count: 1 }));

describe("findAccidents", () => {
  it.each([
    ["Ａ－１２３", "A-123"],
    ["A-12\u200b3", "A-123"],
    [" A-123", "A-123"],
  ])("offers what %j was meant to be", (text, meant) => {
    expect(findAccidents([...codes, { text, count: 1 }]).get(text)).toMatchObject({ meant, prob: 0.75 });
  });

  it("leaves codes that are all written so", () => {
    expect(findAccidents(codes.map(({ text, count }) => ({ text: ` ${text}`, count }))).size).toBe(0);
  });

  it.each(["A-123", "a-123", "ß-1", "x²", "№ 5"])("leaves %j", (text) => {
    expect(findAccidents([...codes, { text, count: 1 }]).size).toBe(0);
  });
});
