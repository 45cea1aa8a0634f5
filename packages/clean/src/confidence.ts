/**
 * What a repair that the rest of the table speaks for may do. It changes a cell by itself only where its family was
 * measured right at least 99 times in 100 on ordinary tables of other owners; else it is offered, or dropped where even
 * the offer was mostly wrong. Figures: bench/results, "ordinary".
 */
import type { Entity } from "@limpid/entities";
import type { RepairSetting, Verdict } from "@limpid/table";
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

/** Even the offer was mostly wrong. */
const DROPPED: ReadonlySet<string> = new Set(["rows.fill", "rows.repeat", "rows.spill", "sources.fill"]);

/** Probability of an offer: less than a change needs. */
export const OFFERED = 0.75;

/** The repair with the probability that it may have; undefined where it is not even offered. */
export function allowRepair<Found extends Repair>(repair: Found, cell: Cell): Found | undefined {
  return limit(repair, consequenceOf(repair, cell), cell.setting);
}

/** The same for what the other values of the column say of one of them. */
export function allowMending<Found extends Repair>(repair: Found, { entity, setting }: Place): Found | undefined {
  const consequence = repair.rule === "typo.near" ? typoConsequence(entity) : affixConsequence(entity);
  return limit(repair, consequence, setting);
}

/** Whether there is a cell in which the repair is offered at least. */
export function isEverAllowed({ rule }: Pick<Repair, "rule">): boolean {
  return !DROPPED.has(rule);
}

function limit<Found extends Repair>(
  repair: Found,
  consequence: Consequence,
  setting: RepairSetting,
): Found | undefined {
  if (consequence === "drop") return undefined;
  const isMade = setting === "apply" || (setting === "standard" && consequence === "apply");
  return isMade || repair.prob < SURE ? repair : { ...repair, prob: OFFERED };
}

function consequenceOf({ rule, output }: Repair, { verdict, entity, cells }: Cell): Consequence {
  const isNumber = /^[-+]?[\d.,]+$/.test(output);
  switch (rule) {
    case "rows.agree":
      if (cells > 1 || !verdict.hasData) return "propose";
      return entity.role === "name" || isNumber ? "propose" : "apply";
    case "rows.swap":
      return isNumber || entity.care === "exact" ? "propose" : "apply";
    default:
      return DROPPED.has(rule) ? "drop" : "propose";
  }
}

/** Sentences have words of their own, and a name that differs by a letter is another name. */
function typoConsequence({ role }: Pick<Entity, "role">): Consequence {
  if (role === "prose") return "drop";
  return role === "name" ? "propose" : "apply";
}

function affixConsequence({ role }: Pick<Entity, "role">): Consequence {
  return role === "prose" ? "propose" : "apply";
}
