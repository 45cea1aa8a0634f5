import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { accidents } from "./accidents.ts";

const codes = Array.from({ length: 60 }, (_, index) => ({ text: `A-${100 + index}`, count: 1 }));

const found = (values: typeof codes) => saidOfValues(accidents, values, { care: "exact" });

describe("accidents", () => {
  it.each([
    ["Ａ－１２３", "A-123"],
    ["A-12\u200b3", "A-123"],
    [" A-123", "A-123"],
  ])("offers what %j was meant to be", (text, meant) => {
    expect(found([...codes, { text, count: 1 }]).get(text)).toMatchObject({ output: meant, prob: 0.75 });
  });

  it("leaves codes that are all written so", () => {
    expect(found(codes.map(({ text, count }) => ({ text: ` ${text}`, count }))).size).toBe(0);
  });

  it.each(["A-123", "a-123", "ß-1", "x²", "№ 5"])("leaves %j", (text) => {
    expect(found([...codes, { text, count: 1 }]).size).toBe(0);
  });
});
