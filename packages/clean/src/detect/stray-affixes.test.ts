import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { strayAffixes } from "./stray-affixes.ts";

describe("stray affixes", () => {
  it.each([
    ["city bern", "city"],
    ["City: bern", "city"],
    ["bern;", "city"],
    ["bern (1)", ""],
  ])("are taken off %j in a column titled %j, whatever stands before it in its shape", (text, title) => {
    const values = [
      { text: "bern", count: 20 },
      { text: "chur", count: 20 },
      { text, count: 1 },
    ];
    const said = saidOfValues(strayAffixes, values, { title });
    expect([...said].map(([value, { output }]) => [value, output])).toEqual([[text, "bern"]]);
  });

  it.each(["town bern", "citybern", "city basel"])("are none in %j", (text) => {
    const values = [
      { text: "bern", count: 20 },
      { text, count: 1 },
    ];
    expect(saidOfValues(strayAffixes, values, { title: "city" }).size).toBe(0);
  });
});
