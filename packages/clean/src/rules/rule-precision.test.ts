/** The registry: what was not measured on tables of other owners changes no cell. */
import { entities } from "@limpid/entities";
import { type EntityGuess, isRepair, plainGuess, type RepairSetting, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { RULE_PRECISION } from "../../data/generated/rule-precision.ts";
import { cleanRange } from "../clean-range.ts";
import { allowRemark } from "../confidence.ts";
import type { Remark } from "../detector.ts";
import { guessedEntity } from "../entity-of.ts";
import { study } from "../study.ts";
import { cleanVerdict, OFFERED } from "../verdict.ts";
import { ruleFamily } from "./rule-family.ts";
import { limitByPrecision, mayAct, type Precision } from "./rule-precision.ts";

const LABEL = { role: "label", care: "repair" } as const;
const NAME = { role: "name", care: "repair" } as const;
const TYPO: Remark = { rule: "typo.near", output: "Lausanne", prob: 0.97, msg: "" };
const AGREED: Remark = { ...TYPO, rule: "rows.agree" };
const VERDICT = cleanVerdict("Lausane", "Lausane", { prob: 0.99, msg: "", rule: "" });

const registryOf = (family: string, share: number, owners = 9) =>
  new Map<string, Precision>([[family, { share, owners }]]);

describe("a rule without an entry", () => {
  it.each<RepairSetting>(["propose", "standard", "apply"])("can only propose: %s", (setting) => {
    const nothing = new Map<string, Precision>();
    const cell = { verdict: VERDICT, entity: LABEL, setting, cells: 1 };
    for (const remark of [TYPO, AGREED]) expect(allowRemark(remark, cell, nothing)?.prob).toBe(OFFERED);
    for (const family of ["class.iso", "text.trim", "missing.token plain", "typo.near label"])
      expect(mayAct(family, setting, nothing)).toBe(false);
  });

  it("changes no cell, whatever the values are that its class would write otherwise", () => {
    const unproven = entities.flatMap(({ id, examples }) => {
      const texts = examples.clean.flatMap(([text]) => [text, text]);
      const table = tableFromRows(
        ["column"],
        texts.map((text) => [text]),
      );
      const guess: EntityGuess = plainGuess(id);
      const { columns } = cleanRange(study(table, [guess]), table, { firstRow: 0, endRow: texts.length });
      return columns[0]!.verdicts.flatMap(({ raw, output, rule }) => {
        if (output === raw || (output === null && rule === "")) return [];
        const family = ruleFamily(
          { rule, output: output ?? "" },
          { entity: guessedEntity(guess), cells: 2, text: raw },
        );
        return mayAct(family, "standard") ? [] : [`${raw} → ${output} by ${rule}`];
      });
    });
    expect(unproven).toEqual([]);
  });
});

describe("a measured family", () => {
  it.each<[what: string, share: number, owners: number, setting: RepairSetting, acts: boolean]>([
    ["right 99 times in 100 acts", 0.99, 5, "standard", true],
    ["right less often is offered", 0.985, 9, "standard", false],
    ["right on tables of few owners is offered", 1, 4, "standard", false],
    ["likely right acts where a person wants that", 0.85, 5, "apply", true],
    ["mostly wrong is offered even then", 0.6, 9, "apply", false],
    ["that is always right is offered where a person wants to be asked", 1, 9, "propose", false],
  ])("%s", (_, share, owners, setting, acts) => {
    const allowed = allowRemark(
      TYPO,
      { verdict: VERDICT, entity: LABEL, setting, cells: 1 },
      registryOf("typo.near label", share, owners),
    );
    expect(allowed?.prob).toBe(acts ? TYPO.prob : OFFERED);
  });

  it("of names only proposes, however often it was right, but where a person wants likely repairs", () => {
    const registry = registryOf("typo.near name", 1);
    const cell = { verdict: VERDICT, entity: NAME, cells: 1 };
    expect(allowRemark(TYPO, { ...cell, setting: "standard" }, registry)?.prob).toBe(OFFERED);
    expect(allowRemark(TYPO, { ...cell, setting: "apply" }, registry)?.prob).toBe(TYPO.prob);
  });

  it("is no surer than it was right", () => {
    expect(limitByPrecision(0.98, "rows.agree", registryOf("rows.agree", 0.84))).toBe(0.84);
    expect(limitByPrecision(0.7, "rows.agree", registryOf("rows.agree", 0.84))).toBe(0.7);
  });

  it("is a form where it keeps the value, whoever wants no repair", () => {
    expect(mayAct("class.iso", "propose", registryOf("class.iso", 1, 1))).toBe(true);
    expect(mayAct("class.iso", "standard", registryOf("class.iso", 0.98))).toBe(false);
  });
});

describe("the committed figures", () => {
  it.each(RULE_PRECISION.map((row) => [...row]))(
    "of %s are sound",
    (family, right, wrong, tables, owners, share, least) => {
      expect(Number(right) + Number(wrong)).toBeGreaterThanOrEqual(Number(tables));
      expect(Number(owners)).toBeLessThanOrEqual(Number(tables));
      expect(Number(least)).toBeLessThanOrEqual(Number(share));
      expect(Number(share)).toBeLessThanOrEqual(1);
      expect(Number(least)).toBeGreaterThanOrEqual(0);
      expect(typeof isRepair(family)).toBe("boolean");
    },
  );
});
