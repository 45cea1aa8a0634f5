/**
 * What a repair that the rest of the table speaks for may do. It changes a cell by itself only where its kind may, and its
 * family was measured right at least 99 times in 100 on ordinary tables of other owners (rules/rule-precision.ts); else it
 * is offered, or dropped where even the offer was mostly wrong.
 */
import type { Entity } from "@limpid/entities";
import type { RepairSetting, Verdict } from "@limpid/table";
import type { Remark } from "./detector.ts";
import { ruleFamily } from "./rules/rule-family.ts";
import { MEASURED, mayAct, type Registry } from "./rules/rule-precision.ts";
import { SURE } from "./verdict.ts";

type Consequence = "apply" | "propose" | "drop";

interface Cell {
  readonly entity: Pick<Entity, "role" | "care">;
  /** What the person wants of repairs. */
  readonly setting: RepairSetting;
  readonly verdict: Pick<Verdict, "raw" | "kind">;
  /** Cells of the column that hold the same text. */
  readonly cells: number;
}

/** Rules and families whose offers even were mostly wrong. */
const DROPPED: ReadonlySet<string> = new Set([
  "rows.fill",
  "rows.repeat",
  "rows.spill",
  "sources.fill",
  "typo.near prose",
]);
/**
 * Families that may act without being asked to. A name that differs by a letter is another name, numbers differ by their
 * digits, what stands in several cells was meant, and a blank is not filled because other rows agree.
 */
const ACTING = /^(?:rows\.agree|rows\.swap (?!exact$)\w+|typo\.near (?!name$)\w+|text\.affix)$/;

/** What the rest of a table says. A class's own rules, forms and missing data are held by their figures alone. */
const HELD_HERE = /^(?:rows|sources|typo|text\.(?:affix|odd-end))\b/;

/** Probability of an offer: less than a change needs. */
export const OFFERED = 0.75;

/** What is said of the cell, with the probability that it may have; undefined where it is not even offered. */
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
  const isHeldHere = HELD_HERE.test(family);
  return mayAct(family, "standard", registry) && (!isHeldHere || consequenceOf(family) === "apply");
}

/** Whether there is a cell in which the rule offers something at least. */
export function isEverAllowed(rule: string): boolean {
  return !DROPPED.has(rule);
}

function consequenceOf(family: string): Consequence {
  if (DROPPED.has(family)) return "drop";
  return ACTING.test(family) ? "apply" : "propose";
}
