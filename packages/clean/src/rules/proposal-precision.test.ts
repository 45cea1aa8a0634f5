import type { Rule } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { SURE } from "../verdict.ts";
import { weighProposal } from "./proposal-precision.ts";

const probabilityBy = (rule: string, output = "Bern", prob = 0.75, raw = "Bern *"): number | undefined =>
  weighProposal({
    rule: rule as Rule,
    raw,
    alternatives: [
      { output, prob },
      { output: "Basel", prob: 0.1 },
    ],
  })[0]?.prob;

describe("the first proposal of a rule", () => {
  it("is as sure as the rule was right on ordinary and natural tables", () => {
    expect(probabilityBy("text.affix")).toBeGreaterThanOrEqual(SURE);
    expect(probabilityBy("text.trim")).toBeGreaterThanOrEqual(SURE);
  });

  it.each([
    "typo.near",
    "numbers.sign",
    "rows.swap",
    "rows.swap-look",
    "code.invalid",
    "email.invalid",
    "country.misspelt",
    "date.serial",
  ])("by %s is accepted value by value: it was wrong too often, or never measured", (rule) => {
    expect(probabilityBy(rule)).toBeLessThan(SURE);
    expect(probabilityBy(rule, "Bern", 0.99)).toBeLessThan(SURE);
  });

  it.each(["Bern?", "Bern SG", "-5 Bern", "Bern 3", "<Bern"])(
    "is not accepted for all cells if it loses a part of %s",
    (raw) => {
      expect(probabilityBy("text.affix", "Bern", 0.75, raw)).toBeLessThan(SURE);
    },
  );

  it.each(["Bern *", "- Bern", "'Bern'", "Bern;", "ＢＥＲＮ"])("is accepted where %s says no more", (raw) => {
    expect(probabilityBy("text.affix", "Bern", 0.75, raw)).toBeGreaterThanOrEqual(SURE);
  });

  it("keeps its own probability if it is no data, and there is none without a proposal", () => {
    expect(probabilityBy("missing.token", "", 0.97)).toBe(0.97);
    expect(weighProposal({ rule: "text.affix", raw: "Bern *", alternatives: [] })).toEqual([]);
  });
});
