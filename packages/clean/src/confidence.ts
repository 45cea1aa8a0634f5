/**
 * What a repair that the rest of the table speaks for may do. It changes a cell by itself only where its kind may, and its
 * family was measured right at least 99 times in 100 on ordinary tables of other owners (rules/rule-precision.ts); else it
 * is offered, or dropped where even the offer was mostly wrong.
 */
import type { Entity } from "@limpid/entities";
import type { RepairSetting, Verdict } from "@limpid/table";
import { ruleFamily } from "./rules/rule-family.ts";
import { MEASURED, mayAct, type Registry } from "./rules/rule-precision.ts";
import { SURE } from "./verdict.ts";

type Consequence = "apply" | "propose" | "drop";

interface Repair {
  readonly output: string;
  readonly prob: number;
  readonly rule: string;
}

interface Place {
  readonly entity: Pick<Entity, "role" | "care">;
  /** What the person wants of repairs. */
  readonly setting: RepairSetting;
}

interface Cell extends Place {
  readonly verdict: Verdict;
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

/** Probability of an offer: less than a change needs. */
export const OFFERED = 0.75;

/** The repair with the probability that it may have; undefined where it is not even offered. */
export function allowRepair<Found extends Repair>(
  repair: Found,
  { verdict, entity, setting, cells }: Cell,
  registry: Registry = MEASURED,
): Found | undefined {
  const family = ruleFamily(repair, { entity, cells, text: verdict.kind === "missing" ? "" : verdict.raw });
  return limit(repair, consequenceOf(family), mayAct(family, setting, registry), setting);
}

/** The same for what the other values of the column say of one of them. */
export function allowMending<Found extends Repair>(
  repair: Found,
  { entity, setting }: Place,
  registry: Registry = MEASURED,
): Found | undefined {
  const family = ruleFamily(repair, { entity, cells: 1, text: repair.output });
  return limit(repair, consequenceOf(family), mayAct(family, setting, registry), setting);
}

/** Whether there is a cell in which the repair is offered at least. */
export function isEverAllowed({ rule }: Pick<Repair, "rule">): boolean {
  return !DROPPED.has(rule);
}

function limit<Found extends Repair>(
  repair: Found,
  consequence: Consequence,
  isAllowed: boolean,
  setting: RepairSetting,
): Found | undefined {
  if (consequence === "drop") return undefined;
  const isMade = isAllowed && (consequence === "apply" || setting === "apply");
  return isMade || repair.prob < SURE ? repair : { ...repair, prob: OFFERED };
}

function consequenceOf(family: string): Consequence {
  if (DROPPED.has(family)) return "drop";
  return ACTING.test(family) ? "apply" : "propose";
}
