import { describe, expect, it } from "vitest";
import { PROB_CURVES } from "../generated/prob-curves.ts";
import { cleanVerdict, flaggedVerdict, missingVerdict } from "../verdict.ts";
import { applyCurves, calibrate, readCurve } from "./calibrate.ts";
import { sayingOf } from "./saying-of.ts";
import type { Standing } from "./standing-of.ts";
import { standingOf } from "./standing-of.ts";

const REMARK = { prob: 0.95, msg: "why", rule: "rows.agree" as const };

function columnOf(rows: number, values: number) {
  return {
    title: "c",
    dict: Array.from({ length: values }, (_, code) => String(code)),
    codes: Uint32Array.from({ length: rows }, (_, row) => row % values),
  };
}

describe("what a verdict says", () => {
  it.each([
    ["a kept value", cleanVerdict("a", "a", { ...REMARK, rule: "" as const }), ["kept once of few", "kept"]],
    ["a repair by other rows", cleanVerdict("a", "b", REMARK), ["changed rows.agree", "changed rows", "changed"]],
    [
      "a class's own rule",
      cleanVerdict("a", "b", { ...REMARK, rule: "date.iso" }),
      ["changed class once of few", "changed class", "changed"],
    ],
    [
      "a refused value",
      flaggedVerdict("a", { ...REMARK, rule: "city.invalid" }, []),
      ["flagged class.invalid once of few", "flagged class", "flagged"],
    ],
    [
      "a token",
      missingVerdict("-", { probability: 0.99, reason: "stands for no data", rule: "missing.token" }),
      ["missing missing.token", "missing missing", "missing"],
    ],
    ["a blank", missingVerdict(""), ["missing"]],
  ])("is told of %s", (_, verdict, names) => {
    expect(sayingOf(verdict, "once of few").names).toEqual(names);
  });

  it.each<[number, number, number, Standing]>([
    [1, 100, 5, "once of few"],
    [3, 100, 40, "twice of some"],
    [4, 100, 80, "often of many"],
    [1, 100, 100, "once of unique"],
  ])("%i cells of %i with %i different values stand %s", (cells, rows, values, standing) => {
    expect(standingOf(cells, columnOf(rows, values))).toBe(standing);
  });
});

describe("a curve", () => {
  it.each([
    [0.1, 0.3],
    [0.5, 0.3],
    [0.7, 0.6],
    [1, 0.6],
  ])("gives the score %d the share %d", (score, right) => {
    expect(
      readCurve(
        [
          [0.2, 0.3],
          [0.7, 0.6],
        ],
        score,
      ),
    ).toBe(right);
  });

  it("of a wider kind is used where there is no narrower one, and else the score itself", () => {
    const saying = { kind: "changed", names: ["changed rows.new", "changed rows", "changed"] } as const;
    expect(applyCurves(saying, 0.93, { changed: [[0.9, 0.7]], "changed rows": [[0.9, 0.8]] })).toBe(0.8);
    expect(applyCurves(saying, 0.93, {})).toBe(0.93);
  });

  it("never makes a flagged cell likelier right than wrong", () => {
    expect(applyCurves({ kind: "flagged", names: ["flagged"] }, 0.3, { flagged: [[0.1, 0.8]] })).toBe(0.5);
  });
});

describe("the committed curves", () => {
  it("never fall, and are never certain", () => {
    for (const [name, curve] of Object.entries(PROB_CURVES)) {
      expect(curve.length, name).toBeGreaterThan(0);
      for (const [index, [score, right]] of curve.entries()) {
        expect(right).toBeGreaterThan(0);
        expect(right).toBeLessThan(1);
        const [before, rightBefore] = curve[index - 1] ?? [-1, 0];
        expect(score).toBeGreaterThan(before);
        expect(right).toBeGreaterThan(rightBefore);
      }
    }
  });

  it("doubt a value that stands once among few more than one that stands often", () => {
    const kept = cleanVerdict("a", "a", { prob: 0.99, msg: "", rule: "" });
    expect(calibrate(kept, "once of few").prob).toBeLessThan(calibrate(kept, "often of few").prob);
  });
});
