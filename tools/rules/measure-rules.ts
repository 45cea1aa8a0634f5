/**
 * How often each family of rules is right, with the table as the unit, and how often at least when one owner is left out:
 * what `packages/clean/data/rule-precision.tsv` says. Rules may act by it (packages/clean/src/confidence.ts).
 */
import type { Judged } from "./judge-cells.ts";

export interface RulePrecision {
  readonly family: string;
  readonly right: number;
  readonly wrong: number;
  readonly tables: number;
  readonly owners: number;
  /** Mean over tables of the share of right cells. */
  readonly share: number;
  /** The lowest such mean over the tables of all owners but one. */
  readonly least: number;
}

interface Counts {
  right: number;
  wrong: number;
}

export function measureRules(judged: Iterable<Judged>, ownerOf: ReadonlyMap<string, string>): readonly RulePrecision[] {
  const families = new Map<string, Map<string, Counts>>();
  for (const { table, family, isRight } of judged) {
    const tables = families.get(family) ?? new Map<string, Counts>();
    families.set(family, tables);
    const counts = tables.get(table) ?? { right: 0, wrong: 0 };
    tables.set(table, counts);
    counts[isRight ? "right" : "wrong"]++;
  }
  return [...families]
    .map(([family, tables]) => precisionOf(family, tables, ownerOf))
    .toSorted((one, other) => (one.family < other.family ? -1 : 1));
}

function precisionOf(
  family: string,
  tables: ReadonlyMap<string, Counts>,
  ownerOf: ReadonlyMap<string, string>,
): RulePrecision {
  const shares = [...tables].map(([table, { right, wrong }]) => ({
    owner: ownerOf.get(table) ?? table,
    share: right / (right + wrong),
  }));
  const owners = [...new Set(shares.map(({ owner }) => owner))];
  const leftOut = owners.map((left) => mean(shares.filter(({ owner }) => owner !== left)));
  const share = mean(shares);
  const sum = (part: keyof Counts): number => [...tables.values()].reduce((total, counts) => total + counts[part], 0);
  return {
    family,
    right: sum("right"),
    wrong: sum("wrong"),
    tables: tables.size,
    owners: owners.length,
    share,
    least: owners.length === 1 ? share : Math.min(...leftOut),
  };
}

function mean(shares: readonly { readonly share: number }[]): number {
  return shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
}

const ABOUT = [
  "How often each family of rules was right on ordinary real tables of many owners, with planted errors.",
  "right, wrong: cells that it changed, or for which it offered a value. tables: that hold them. owners: of these tables.",
  "share: mean over the tables of the share of right cells. least: the lowest such mean with one owner left out.",
  'source: npm run bench -- ordinary --rules; the tables are those of the evaluation data "ordinary", of which nothing else is kept',
  "licence: MIT, as the program",
];

export function formatRules(
  rules: readonly RulePrecision[],
  { date, commit, tables }: { readonly date: string; readonly commit: string; readonly tables: number },
): string {
  const head = [...ABOUT, `measured: ${date}, commit ${commit}, ${tables} tables`].map((line) => `# ${line}`);
  const rows = rules.map(({ family, right, wrong, tables: own, owners, share, least }) =>
    [family, right, wrong, own, owners, share.toFixed(4), least.toFixed(4)].join("\t"),
  );
  return [...head, "family\tright\twrong\ttables\towners\tshare\tleast", ...rows, ""].join("\n");
}
