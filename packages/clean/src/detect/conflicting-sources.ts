/** Cells that contradict what most reliable sources claim of the same object. */

import { defineRowDetector } from "../detector.ts";
import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import { countMostFrequent, type Groups, groupCount, groupMembers, groupRows } from "../encoded/group-rows.ts";
import { dropExplainedConflicts } from "./dependencies/drop-explained-conflicts.ts";
import { measureStrength, STRONG } from "./dependencies/find-dependencies.ts";
import { findOrigins } from "./sources/find-copies.ts";
import { findSources, type SourcedObjects } from "./sources/find-sources.ts";
import { type Consensus, weighSources } from "./sources/weigh-sources.ts";

/** Sources that are with the others in fewer of their cells make claims about objects of their own. */
const AGREEING = 0.4;
const MIN_CLAIMING = 3;
/** A column that goes with the source as much as with the object is about the source. */
const ABOUT_OBJECT = 0.2;
/** However sure the sources are, they may all have it from one that is wrong. */
const MAX_PROB = 0.95;
const MIN_COLUMNS = 5;
const MAX_CONTRADICTED = 0.4;

type Feature = "posterior" | "agreeing" | "claiming" | "agreeingOrigins" | "claimingOrigins";

export const conflictingSources = defineRowDetector<Feature>({
  name: "conflicting sources",
  about: "A cell that contradicts what most reliable sources claim of the same object",
  source: "Dong, Berti-Équille and Srivastava 2009, Integrating conflicting data: the role of source dependence (ACCU)",
  rules: { "sources.agree": "propose", "sources.fill": "drop" },
  features: {
    posterior: "probability of the value, from the trust in its sources",
    agreeing: "sources that claim the value",
    claiming: "sources that claim anything of the object",
    agreeingOrigins: "the first, with sources that copy from each other counted once",
    claimingOrigins: "the second, counted so",
  },
  *detect(columns) {
    for (const sourced of findSources(columns)) {
      const found = findConflicts(columns, sourced);
      const misplaced = misplacedRows(found);
      for (const [column, conflicts] of found)
        for (const { row, output, rule, consensus, explain } of conflicts) {
          if (misplaced.has(row)) continue;
          const { prob: posterior, agreeing, claiming, agreeingOrigins, claimingOrigins } = consensus;
          const features = { posterior, agreeing, claiming, agreeingOrigins, claimingOrigins };
          yield { kind: "cell", column, row, output, rule, features, explain };
        }
      for (const [column, claimed] of columns.entries())
        for (const row of found.has(column) ? [] : commonClaims(claimed, sourced.groups)) {
          const explain = () => "The other sources for the same item agree on something else.";
          const features = { posterior: 0, agreeing: 1, claiming: 0, agreeingOrigins: 0, claimingOrigins: 0 };
          yield { kind: "cell", column, row, output: null, rule: "sources.agree", features, explain };
        }
    }
  },
  probability: ({ posterior }) => Math.min(MAX_PROB, posterior),
  isMany: ({ posterior, agreeing }) => posterior === 0 && agreeing > 0,
});

/** Shares of the claims of one value, of the objects that it is claimed of, and of what is agreed upon without it. */
const COMMON = 0.2;
const MOST_OBJECTS = 0.5;
const AGREED_ELSE = 0.95;

/** Rows of the one value that is claimed of most objects, whose other claims agree. */
function commonClaims({ codes, counts }: EncodedColumn, groups: Groups): readonly number[] {
  const common = counts.reduce(
    (best, count, code) => (code !== NO_DATA && count > (counts[best] ?? 0) ? code : best),
    1,
  );
  if ((counts[common] ?? 0) < COMMON * codes.length) return [];
  const rows: number[] = [];
  let [objects, agreeing, claiming] = [0, 0, 0];
  for (let group = 0; group < groupCount(groups); group++) {
    const members = groupMembers(groups, group);
    const others = members.filter((row) => codes[row] !== common && codes[row] !== NO_DATA);
    if (others.length < 2 || others.length === members.length) continue;
    objects++;
    agreeing += countMostFrequent(others, codes);
    claiming += others.length;
    for (const row of members) if (codes[row] === common) rows.push(row);
  }
  const areMost = objects >= MOST_OBJECTS * groupCount(groups);
  return areMost && agreeing >= AGREED_ELSE * Math.max(1, claiming) ? rows : [];
}

interface Conflict {
  readonly row: number;
  readonly output: string;
  readonly rule: "sources.agree" | "sources.fill";
  readonly consensus: Consensus;
  readonly explain: () => string;
}

/** Finds conflicts by the index of their column. */
function findConflicts(
  columns: readonly EncodedColumn[],
  sourced: SourcedObjects,
): ReadonlyMap<number, readonly Conflict[]> {
  const source = columns[sourced.source];
  if (source === undefined) return new Map();
  const bySource = groupRows(source);
  const claimed = columns.filter(
    (column, index) =>
      index !== sourced.source && index !== sourced.object && isClaimed(column, bySource, sourced.groups),
  );
  // What is known of a source, such as its country, may say why it makes claims about other objects than the rest.
  const reasons = columns.filter((one) => one !== source && measureStrength(bySource, one) >= STRONG);
  const origins = findOrigins(claimed, source, sourced.groups);
  const decided = weighSources(claimed, { source, groups: sourced.groups, origins });
  return new Map(
    claimed.flatMap((column, index) => {
      const conflicting = dropExplainedConflicts(
        conflictsWith(decided[index] ?? [], column, sourced.groups),
        column,
        reasons,
      );
      return conflicting.length === 0 ? [] : [[columns.indexOf(column), conflicting] as const];
    }),
  );
}

/** Whether the column holds what the sources claim of the objects, and not what is known of a source. */
function isClaimed(column: EncodedColumn, bySource: Groups, byObject: Groups): boolean {
  const agreement = measureAgreement(byObject, column);
  return agreement >= AGREEING && agreement - measureStrength(bySource, column) >= ABOUT_OBJECT;
}

/** Share of the claims that are the most frequent one of their object. */
function measureAgreement(groups: Groups, { codes }: EncodedColumn): number {
  let [agreeing, claiming] = [0, 0];
  for (let group = 0; group < groupCount(groups); group++) {
    const claims = groupMembers(groups, group).filter((row) => codes[row] !== NO_DATA);
    if (claims.length < 2) continue;
    agreeing += countMostFrequent(claims, codes);
    claiming += claims.length;
  }
  return claiming === 0 ? 0 : agreeing / claiming;
}

/** Rows that contradict nearly everything claimed of their object are of another object: its name is wrong, not the rest. */
function misplacedRows(found: ReadonlyMap<number, readonly Conflict[]>): ReadonlySet<number> {
  if (found.size < MIN_COLUMNS) return new Set();
  const contradictions = new Map<number, number>();
  for (const { row } of [...found.values()].flat()) contradictions.set(row, (contradictions.get(row) ?? 0) + 1);
  return new Set([...contradictions].filter(([, count]) => count > MAX_CONTRADICTED * found.size).map(([row]) => row));
}

function conflictsWith(
  decided: readonly (Consensus | undefined)[],
  column: EncodedColumn,
  groups: Groups,
): readonly Conflict[] {
  return decided.flatMap((consensus, group) => {
    if (consensus === undefined || consensus.claimingOrigins < MIN_CLAIMING) return [];
    const conflicting = groupMembers(groups, group).filter(
      (row) => column.codes[row] !== consensus.winner || column.isDoubtful(row),
    );
    if (conflicting.length === 0) return [];
    const output = column.texts[consensus.winner] ?? "";
    const sentence = explainConsensus(output, consensus);
    const explain = () => sentence;
    return Array.from(conflicting, (row): Conflict => {
      const rule = column.codes[row] === NO_DATA ? "sources.fill" : "sources.agree";
      return { row, output, rule, consensus, explain };
    });
  });
}

/** One sentence for all rows of an object. */
function explainConsensus(output: string, { agreeing, claiming, agreeingOrigins, claimingOrigins }: Consensus): string {
  const copies = claiming === claimingOrigins ? "" : ` (${agreeingOrigins} of ${claimingOrigins} not counting copies)`;
  const trust = agreeing * 2 > claiming ? "" : ", including the most reliable";
  return `${agreeing} of ${claiming} sources for the same item have "${output}"${copies}${trust}.`;
}
