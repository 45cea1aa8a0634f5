import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { list } from "./list.ts";
import { ordinal } from "./ordinal.ts";

function column(entity: Entity, counts: Readonly<Record<string, number>>) {
  return entity.study(
    Object.entries(counts).map(([text, count]) => ({ text, count })),
    { header: "" },
  );
}

describe("a list", () => {
  it.each([
    ["a, b,c", "a; b; c"],
    ["a|b|a", "a|b"],
    ["one;two ;three", "one; two; three"],
    ["['red', 'green']", "red, green"],
    ["red;;green;", "red; green"],
    ["salt, pepper (black, white)", "salt, pepper (black, white)"],
    ["4; 4; 2", "4; 4; 2"],
  ])("%j is written as %j", (text, output) => {
    expect(column(list, { [text]: 1 }).clean(text)).toMatchObject({ kind: "ok", output });
  });

  it("is parted by the sign of most cells only", () => {
    const cleaner = column(list, { "a; b": 9, "x, y": 1 });
    expect(cleaner.clean("x, y")).toMatchObject({ output: "x, y" });
  });

  it.each([
    ["a value alone", "red"],
    ["an open bracket", "a (b; c"],
    ["long clauses", `${"word ".repeat(20)}, ${"word ".repeat(20)}`.trim()],
  ])("leaves %s", (_, text) => {
    expect(column(list, { [text]: 1, "p, q": 0 }).clean(text)).toMatchObject({ kind: "ok", output: text });
  });

  it("keeps the way of the column", () => {
    const cleaner = column(list, { "a|b": 9, "c | d|": 1 });
    expect(cleaner.clean("a|b")).toMatchObject({ output: "a|b" });
    expect(cleaner.clean("c | d|")).toMatchObject({ output: "c|d" });
  });

  it("counts its values", () => {
    expect(column(list, { "a;b;c": 1 }).clean("a;b;c")).toMatchObject({ components: { count: "3", items: "a;b;c" } });
  });
});

describe("a step of a scale", () => {
  it.each([
    [["low", "medium", "high"], "high", "6"],
    [["Mild", "Moderate", "Severe", "None"], "None", "1"],
    [["S", "M", "L", "XL"], "S", "3"],
    [["niedrig", "mittel", "hoch"], "mittel", "3"],
    [["Strongly agree", "Agree", "Neutral"], "Agree", "6"],
    [["jamais", "parfois", "souvent"], "souvent", "4"],
  ])("of %j keeps its order", (steps, text, rank) => {
    const cleaner = column(ordinal, Object.fromEntries(steps.map((step) => [step, 5])));
    expect(cleaner.clean(text)).toMatchObject({ kind: "ok", output: text, components: { rank } });
  });

  it("takes the spelling of most cells", () => {
    expect(column(ordinal, { High: 30, Low: 20, HIGH: 1 }).clean("HIGH")).toMatchObject({ output: "High" });
  });

  it("is offered for a typing error, and a step of another scale is left", () => {
    const cleaner = column(ordinal, { High: 30, Low: 20, Medum: 1, Unclear: 1 });
    expect(cleaner.clean("Medum")).toMatchObject({ kind: "invalid", suggestions: ["medium"] });
    expect(cleaner.clean("Unclear")).toMatchObject({ kind: "ok", output: "Unclear" });
  });

  it("is any word in a column of no known scale", () => {
    expect(column(ordinal, { P1: 3, P2: 3 }).clean("P1")).toMatchObject({ kind: "ok", output: "P1" });
  });
});
