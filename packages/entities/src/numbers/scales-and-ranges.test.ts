import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

describe("numeric range", () => {
  it.each([
    ["hyphens where the column has them", { "10-20": 9 }, "20 – 30", "20-30"],
    ["dashes with spaces where the column has them", { "10 – 20": 9 }, "20-30", "20 – 30"],
    ["a dash where the column has no habit", {}, "20 to 30", "20–30"],
    ["ages", { "18-24": 9 }, "65 and older", "65+"],
    ["decimal commas", { "0,5-1,5": 9 }, "1,5-2,5", "1.5-2.5"],
    ["two bounds below zero", {}, "-10 - -5", "-10–-5"],
    ["groups", { "10,000–25,000": 9, "11,000–26,000": 9, "12,000–27,000": 9 }, "10,000 - 20,000", "10000–20000"],
    ["what stands behind", { "10-20": 9 }, "25-30 kg", "25-30 kg"],
    ["a single number", { "10-20": 9 }, "15", "15"],
    ["an upper bound", {}, "≤ 5", "≤5"],
    ["an upper bound in words", {}, "up to 5", "≤5"],
    ["a lower bound in words", {}, "mehr als 100", ">100"],
    ["between", {}, "entre 10 y 20", "10–20"],
  ])("writes %s", (_, column, text, output) => {
    expect(cleanIn("numeric_range", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("shows both readings of a range that nothing decides", () => {
    expect(cleanIn("numeric_range", {}, "1,000-4,999")).toMatchObject({
      kind: "ambiguous",
      readings: [{ output: "1000–4999" }, { output: "1.000–4.999" }],
    });
  });

  it("names the bounds, and completes a short year", () => {
    expect(cleanIn("numeric_range", {}, "10-20")).toMatchObject({ components: { lower: "10", upper: "20" } });
    expect(cleanIn("numeric_range", {}, "2019-20")).toMatchObject({ components: { lower: "2019", upper: "2020" } });
    expect(cleanIn("numeric_range", {}, "20-10")).toMatchObject({ kind: "invalid", suggestions: ["10–20"] });
  });
});

describe("two numbers of which either may be the larger one", () => {
  const MATCHES = { "2-1": 12, "0-3": 9, "3-0": 8, "1-1": 11, "1-2": 10 };

  it("are scores, and stay", () => {
    for (const text of ["3-0", "4-2", "0-3"])
      expect(cleanIn("numeric_range", MATCHES, text)).toMatchObject({ kind: "ok", output: text });
  });

  it("are bounds that changed places where hardly any others fall", () => {
    const ages = { "10-20": 30, "20-30": 20, "30-40": 9 };
    expect(cleanIn("numeric_range", ages, "50-40")).toMatchObject({ kind: "invalid", suggestions: ["40-50"] });
  });
});

describe("price range", () => {
  it.each([
    ["$10–$20", "10–20 USD"],
    ["USD 10 - 20", "10–20 USD"],
    ["from €15 to €30", "15–30 EUR"],
    ["CHF 1'200.50 - 1'500.00", "1200.50–1500.00 CHF"],
    ["over £50", ">50 GBP"],
    ["₹₹", "₹₹"],
    ["€ – €€", "€–€€"],
    ["10-20", "10–20"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("price_range", {}, text)).toMatchObject({ kind: "ok", output });
  });
});

describe("rating", () => {
  it.each([
    ["4,5/5", "4.5/5"],
    ["4.5 sur 5", "4.5/5"],
    ["3 Sterne", "3/5"],
    ["4.5-star", "4.5/5"],
    ["★★★½☆", "3.5/5"],
    ["★★★★★★★☆☆☆", "7/10"],
    ["10/10", "10/10"],
    ["100", "100"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("rating", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it("learns the scale of bare numbers", () => {
    expect(cleanIn("rating", { "4.5": 60, "3": 60 }, "47")).toMatchObject({
      kind: "invalid",
      reason: "Not between 0 and 5.",
    });
    expect(cleanIn("rating", { "4.5": 9, "8": 9 }, "7")).toMatchObject({ components: { value: "7", scale: "10" } });
  });
});

describe("rank", () => {
  it.each([
    ["22nd", "22"],
    ["Nr. 7", "7"],
    ["1er", "1"],
    ["=5", "=5"],
    ["007", "7"],
    ["12.0", "12"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("rank", {}, text)).toMatchObject({ kind: "ok", output });
  });
});
