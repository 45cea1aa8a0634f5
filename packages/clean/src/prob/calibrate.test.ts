import { describe, expect, it } from "vitest";
import { cleanVerdict, flaggedVerdict, missingVerdict } from "../verdict.ts";
import { calibrate } from "./calibrate.ts";
import type { Standing } from "./find-standing.ts";
import { findStandings } from "./find-standing.ts";
import { formStatement } from "./statement-of.ts";

const REMARK = { prob: 0.95, msg: "why", rule: "rows.agree" as const };

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
  ])("describes %s", (_, verdict, names) => {
    expect(formStatement(verdict, "once of few").names).toEqual(names);
  });

  it.each<[number, number, number, Standing]>([
    [1, 100, 5, "once of few"],
    [3, 100, 40, "twice of some"],
    [4, 100, 80, "often of many"],
    [1, 100, 100, "once of unique"],
  ])("%i cells of %i with %i different values stand %s", (cells, rows, values, standing) => {
    expect(findStandings({ distinct: values, rows })(cells)).toBe(standing);
  });
});

describe("the committed curves", () => {
  it("doubt a value that stands once among few more than one that stands often", () => {
    const kept = cleanVerdict("a", "a", { prob: 0.99, msg: "", rule: "" });
    expect(calibrate(kept, "once of few")).toBeLessThan(calibrate(kept, "often of few"));
  });
});
