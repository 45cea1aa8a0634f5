/**
 * What a repair that the rest of the table speaks for may do. It changes a cell by itself only where its detector
 * lets it, and its family was measured right at least 99 times in 100 on ordinary tables of other owners
 * (rules/rule-precision.ts); else it is offered, or dropped.
 */
import type { Entity } from "@limpid/entities";
import type { RepairSetting, Verdict } from "@limpid/table";
import { NUMBER_DETECTORS, ROW_DETECTORS, TEXT_DETECTORS, VALUE_DETECTORS } from "./detect/index.ts";
import type { Consequence, ConsequenceRule, Remark } from "./detector.ts";
import { ruleFamily } from "./rules/rule-family.ts";
import { MEASURED, mayAct, type Registry } from "./rules/rule-precision.ts";
import { OFFERED, SURE } from "./verdict.ts";

interface Cell {
  readonly entity: Pick<Entity, "role" | "care">;
  /** What the person wants of repairs. */
  readonly setting: RepairSetting;
  readonly verdict: Pick<Verdict, "raw" | "kind">;
  /** Cells of the column that hold the same text. */
  readonly cells: number;
}

const CONSEQUENCES: ReadonlyMap<string, ConsequenceRule> = new Map(
  [...VALUE_DETECTORS, ...ROW_DETECTORS, ...NUMBER_DETECTORS, ...TEXT_DETECTORS].flatMap(({ rules }) =>
    Object.entries(rules),
  ),
);

/** Returns the remark with the probability that it may have; undefined if it is not even offered. */
export function allowRemark(
  remark: Remark,
  { verdict, entity, setting, cells }: Cell,
  registry: Registry = MEASURED,
): Remark | undefined {
  const { output, prob, rule } = remark;
  const text = verdict.kind === "missing" ? "" : verdict.raw;
  const family = ruleFamily({ rule, output: output ?? text }, { entity, cells, text });
  const consequence = consequenceOf(family);
  if (consequence === "drop") return undefined;
  const isMade = mayAct(family, setting, registry) && (consequence === "apply" || setting === "apply");
  return isMade || prob < SURE ? remark : { ...remark, prob: OFFERED };
}

/** Whether a family changes cells without being asked to. */
export function actsByItself(family: string, registry: Registry = MEASURED): boolean {
  return mayAct(family, "standard", registry) && consequenceOf(family) === "apply";
}

/** Whether there is a cell in which the rule offers something at least. */
export function isEverAllowed(rule: string): boolean {
  return CONSEQUENCES.get(rule) !== "drop";
}

/** A class's own rules, forms and missing data are held by their figures alone. */
function consequenceOf(family: string): Consequence {
  const [rule = "", kind = ""] = family.split(" ");
  const declared = CONSEQUENCES.get(rule) ?? "apply";
  return typeof declared === "function" ? declared(kind) : declared;
}
