/**
 * How likely a flagged value is wrong, by what a person found who read the flags of unplanted tables. A family of few readings
 * leans on all families of its rule, and these lean on all flags. The readings are in data/flag-precision.tsv.
 */
import { type Entity, entityById } from "@limpid/entities";
import { foldText } from "@limpid/text";
import { FLAG_PRECISION } from "../../data/generated/flag-precision.ts";
import { isGarbled } from "../misspelling/is-misspelling.ts";
import { sharedRule } from "./shared-rule.ts";

interface Flag {
  readonly rule: string;
  readonly raw: string;
  /** The first proposal, if there is one. */
  readonly proposed: string | undefined;
}

/** Columns of one owner with flags of the family that were mostly wrong, or right. */
export interface Reading extends Count {
  readonly family: string;
  readonly owner: string;
}

/** Readings by which a family leans on its rule, and a rule on all: fitted by leaving out one owner after the other. */
const LEAN = { family: 2, rule: 4 };

export const READINGS: readonly Reading[] = FLAG_PRECISION.map(([family, owner, wrong, right]) => ({
  family,
  owner,
  wrong: Number(wrong),
  right: Number(right),
}));

interface Count {
  readonly wrong: number;
  readonly right: number;
}

const NONE: Count = { wrong: 0, right: 0 };

/** Returns undefined for rules of which no flag was read. */
type WrongShare = (flag: Flag, entity: Pick<Entity, "id" | "role">) => number | undefined;

export const wrongShare: WrongShare = fitFlags(READINGS);

export function fitFlags(readings: readonly Reading[]): WrongShare {
  const all = sum(readings);
  const mean = share(all, { lean: 1, to: 0.5 });
  const families = sumBy(readings, ({ family }) => family);
  const kinds = sumBy(readings, ({ family }) => kindOf(family));
  return (flag, entity) => {
    const family = flagFamily(flag, entity);
    const kind = kinds.get(kindOf(family));
    if (kind === undefined) return undefined;
    const ofKind = share(kind, { lean: LEAN.rule, to: mean });
    return share(families.get(family) ?? NONE, { lean: LEAN.family, to: ofKind });
  };
}

/** Flags that are wrong about as often as each other. */
function flagFamily({ rule, raw, proposed }: Flag, { id, role }: Pick<Entity, "id" | "role">): string {
  const shared = sharedRule(rule);
  if (shared === "class.invalid" || shared === "class.misspelt") return `${shared} ${id}`;
  if (rule === "typo.near" || rule === "word.misspelt") return `${rule} ${role}`;
  // Rows that agree on another spelling of a value are another finding than rows that agree on another value.
  if (rule === "rows.agree") return `${rule} ${proposed !== undefined && isSpelling(raw, proposed) ? "near" : "far"}`;
  return shared;
}

function isSpelling(raw: string, proposed: string): boolean {
  return foldText(raw) === foldText(proposed) || isGarbled(raw, proposed);
}

/** What a family leans on: its rule, and for a refusal those of all classes of the same group. */
function kindOf(family: string): string {
  const [rule = "", id = ""] = family.split(" ");
  return rule === "class.invalid" ? `${rule} ${entityById(id)?.group ?? ""}` : rule;
}

function share({ wrong, right }: Count, { lean, to }: { readonly lean: number; readonly to: number }): number {
  return (wrong + lean * to) / (wrong + right + lean);
}

function sum(readings: readonly Count[]): Count {
  return readings.reduce((all, one) => ({ wrong: all.wrong + one.wrong, right: all.right + one.right }), NONE);
}

function sumBy(readings: readonly Reading[], keyOf: (reading: Reading) => string): ReadonlyMap<string, Count> {
  const groups = new Map<string, Count>();
  for (const reading of readings) {
    const key = keyOf(reading);
    groups.set(key, sum([groups.get(key) ?? NONE, reading]));
  }
  return groups;
}
