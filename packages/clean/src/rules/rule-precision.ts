/**
 * What each family of rules may do, by how often it was right on ordinary tables of other owners. A family that was not
 * measured there changes no cell: what it says is offered. The figures are in data/rule-precision.tsv, which
 * `npm run bench -- ordinary --rules` writes.
 */
import { isRepair, type RepairSetting, rememberByName } from "@limpid/table";
import { RULE_PRECISION } from "../../data/generated/rule-precision.ts";

export interface Precision {
  readonly owners: number;
  /** Mean over tables of the share of cells that were right. */
  readonly share: number;
}

export type Registry = ReadonlyMap<string, Precision>;

export const MEASURED: Registry = new Map(
  RULE_PRECISION.map(([family, _right, _wrong, _tables, owners, share]) => [
    family,
    { owners: Number(owners), share: Number(share) },
  ]),
);

/** Right so often, a family acts by itself; so often, where a person wants likely repairs made. */
const SURE_SHARE = 0.99;
const LIKELY_SHARE = 0.8;
/** A repair must be proved by tables of this many owners. A form keeps the value, and is checked by what it keeps. */
const OWNERS_OF_REPAIR = 5;

/** Whether a family may change cells; nobody lets one that was not measured. */
export function mayAct(family: string, setting: RepairSetting, registry: Registry = MEASURED): boolean {
  const precision = registry.get(family);
  if (precision === undefined) return false;
  if (!isFamilyOfRepairs(family)) return precision.share >= SURE_SHARE;
  if (setting === "propose") return false;
  const isProven = precision.owners >= OWNERS_OF_REPAIR && precision.share >= SURE_SHARE;
  return isProven || (setting === "apply" && precision.share >= LIKELY_SHARE);
}

const isFamilyOfRepairs = rememberByName((family: string) => isRepair(family.split(" ")[0] ?? ""));

/** No change is surer than its family was measured to be. */
export function limitByPrecision(prob: number, family: string, registry: Registry = MEASURED): number {
  return Math.min(prob, registry.get(family)?.share ?? prob);
}
