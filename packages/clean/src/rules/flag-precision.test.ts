/** How likely flagged values are wrong, judged on the readings of owners that the figure was not made from. */
import { entityById } from "@limpid/entities";
import { describe, expect, it } from "vitest";
import { fitFlags, READINGS, type Reading, wrongShare } from "./flag-precision.ts";

const OF = { id: "city", role: "name" } as const;

/** A flag of the family, for a class and a role that it is read by. */
function flagOf(family: string): Parameters<typeof wrongShare> {
  const [rule = "", kind = ""] = family.split(" ");
  const isNear = kind === "near";
  const flag = { rule: rule.replace("class.", `${kind}.`), raw: "Bern", proposed: isNear ? "Berne" : "Lausanne" };
  const entity = rule.startsWith("class.") ? entityById(kind) : undefined;
  const role = ["code", "prose", "number", "label", "answer", "name"].find((one) => one === kind) as typeof OF.role;
  return [flag, { id: entity?.id ?? OF.id, role: role ?? OF.role }];
}

/** Mean surprise at the readings of each owner. */
function surprise(expect: (reading: Reading, others: readonly Reading[]) => number): number {
  let [lost, cells] = [0, 0];
  for (const owner of new Set(READINGS.map((reading) => reading.owner))) {
    const others = READINGS.filter((reading) => reading.owner !== owner);
    for (const reading of READINGS.filter((one) => one.owner === owner)) {
      const wrong = expect(reading, others);
      lost -= reading.wrong * Math.log(wrong) + reading.right * Math.log(1 - wrong);
      cells += reading.wrong + reading.right;
    }
  }
  return lost / cells;
}

describe("how likely a flagged value is wrong", () => {
  it("is told better by the flags of other owners than by one half for all", () => {
    const fits = new Map<readonly Reading[], typeof wrongShare>();
    const fitted = surprise(({ family }, others) => {
      const fit = fits.get(others) ?? fitFlags(others);
      fits.set(others, fit);
      return fit(...flagOf(family)) ?? 0.5;
    });
    expect(surprise(() => 0.5)).toBeCloseTo(Math.log(2));
    expect(fitted).toBeLessThan(0.6);
  });

  it.each([
    ["email.invalid", "country_code.invalid"],
    ["url.invalid", "code.invalid"],
    ["typo.near", "numbers.power"],
  ])("is more of %s than of %s", (sure, unsure) => {
    const shareOf = (rule: string) =>
      wrongShare({ rule, raw: "a", proposed: undefined }, { ...OF, id: rule.split(".")[0] ?? "" });
    expect(shareOf(sure)).toBeGreaterThan(shareOf(unsure) ?? 1);
  });

  it("depends on whether rows agree on another spelling or on another value", () => {
    const agreed = (proposed: string) => wrongShare({ rule: "rows.agree", raw: "Lausane", proposed }, OF) ?? 0;
    expect(agreed("Lausanne")).toBeGreaterThan(0.7);
    expect(agreed("Bern")).toBeLessThan(0.2);
  });

  it("is not known of a rule of which no flag was read", () => {
    expect(wrongShare({ rule: "sources.agree", raw: "a", proposed: "b" }, OF)).toBeUndefined();
  });

  it("of a class that nobody read leans on its group", () => {
    const unread = (id: string) => wrongShare({ rule: `${id}.invalid`, raw: "a", proposed: undefined }, { ...OF, id });
    expect(unread("datetime")).toBeGreaterThan(unread("vin") ?? 1);
  });
});
