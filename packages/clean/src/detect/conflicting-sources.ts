/** Cells that contradict what most reliable sources say of the same thing. */

import { defineRowDetector } from "../detector.ts";
import { type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import { countMostFrequent, type Groups, groupCount, groupRows, membersOf } from "../encoded/group-rows.ts";
import { dropExplainedConflicts } from "./dependencies/drop-explained-conflicts.ts";
import { measureStrength, STRONG } from "./dependencies/find-dependencies.ts";
import { findOrigins } from "./sources/find-copies.ts";
import { findSources, type SourcedThings } from "./sources/find-sources.ts";
import { type Consensus, weighSources } from "./sources/weigh-sources.ts";

/** Sources that are with the others in fewer of their cells tell of things of their own. */
const AGREEING = 0.4;
const MIN_TELLING = 3;
/** A column that goes with the source as much as with the thing is about the source. */
const ABOUT_THING = 0.2;
/** However sure the sources are, they may all have it from one that is wrong. */
const MAX_PROB = 0.95;
const MIN_COLUMNS = 5;
const MAX_CONTRADICTED = 0.4;

type Feature = "posterior" | "agreeing" | "telling" | "agreeingOrigins" | "tellingOrigins";

export const conflictingSources = defineRowDetector<Feature>({
  name: "conflicting sources",
  about: "A cell that contradicts what most reliable sources say of the same thing",
  source: "Dong, Berti-Équille and Srivastava 2009, Integrating conflicting data: the role of source dependence (ACCU)",
  rules: { "sources.agree": "propose", "sources.fill": "drop" },
  features: {
    posterior: "probability of the value, from the trust in its sources",
    agreeing: "sources that say the value",
    telling: "sources that say anything of the thing",
    agreeingOrigins: "the first, with sources that copy from each other counted once",
    tellingOrigins: "the second, counted so",
  },
  *detect(columns) {
    for (const things of findSources(columns)) {
      const found = reconcileThings(columns, things);
      const misplaced = misplacedRows(found);
      for (const [column, dissents] of found)
        for (const { row, output, rule, consensus, explain } of dissents) {
          if (misplaced.has(row)) continue;
          const { prob: posterior, agreeing, telling, agreeingOrigins, tellingOrigins } = consensus;
          const features = { posterior, agreeing, telling, agreeingOrigins, tellingOrigins };
          yield { kind: "cell", column, row, output, rule, features, explain };
        }
    }
  },
  probability: ({ posterior }) => Math.min(MAX_PROB, posterior),
});

interface Dissent {
  readonly row: number;
  readonly output: string;
  readonly rule: "sources.agree" | "sources.fill";
  readonly consensus: Consensus;
  readonly explain: () => string;
}

/** By the index of their column. */
function reconcileThings(
  columns: readonly EncodedColumn[],
  things: SourcedThings,
): ReadonlyMap<number, readonly Dissent[]> {
  const source = columns[things.source];
  if (source === undefined) return new Map();
  const bySource = groupRows(source);
  const told = columns.filter(
    (column, index) => index !== things.source && index !== things.thing && isTold(column, bySource, things.groups),
  );
  // What is known of a source, such as its country, may say why it tells of other things than the rest.
  const reasons = columns.filter((one) => one !== source && measureStrength(bySource, one) >= STRONG);
  const origins = findOrigins(told, source, things.groups);
  const decided = weighSources(told, { source, groups: things.groups, origins });
  return new Map(
    told.flatMap((column, index) => {
      const dissenting = dropExplainedConflicts(
        dissentFrom(decided[index] ?? [], column, things.groups),
        column,
        reasons,
      );
      return dissenting.length === 0 ? [] : [[columns.indexOf(column), dissenting] as const];
    }),
  );
}

/** Whether the sources tell the same thing in the column, each of every thing, and not of themselves. */
function isTold(column: EncodedColumn, bySource: Groups, byThing: Groups): boolean {
  const agreement = measureAgreement(byThing, column);
  return agreement >= AGREEING && agreement - measureStrength(bySource, column) >= ABOUT_THING;
}

/** Share of the answers that are the most frequent one of their thing. */
function measureAgreement(groups: Groups, { codes }: EncodedColumn): number {
  let [agreeing, telling] = [0, 0];
  for (let group = 0; group < groupCount(groups); group++) {
    const answers = membersOf(groups, group).filter((row) => codes[row] !== NO_DATA);
    if (answers.length < 2) continue;
    agreeing += countMostFrequent(answers, codes);
    telling += answers.length;
  }
  return telling === 0 ? 0 : agreeing / telling;
}

/** Rows that contradict nearly everything told of their thing are of another thing: its name is wrong, not the rest. */
function misplacedRows(found: ReadonlyMap<number, readonly Dissent[]>): ReadonlySet<number> {
  if (found.size < MIN_COLUMNS) return new Set();
  const contradictions = new Map<number, number>();
  for (const { row } of [...found.values()].flat()) contradictions.set(row, (contradictions.get(row) ?? 0) + 1);
  return new Set([...contradictions].filter(([, count]) => count > MAX_CONTRADICTED * found.size).map(([row]) => row));
}

function dissentFrom(
  decided: readonly (Consensus | undefined)[],
  column: EncodedColumn,
  groups: Groups,
): readonly Dissent[] {
  return decided.flatMap((consensus, group) => {
    if (consensus === undefined || consensus.tellingOrigins < MIN_TELLING) return [];
    const dissenting = membersOf(groups, group).filter(
      (row) => column.codes[row] !== consensus.winner || column.isDoubtful(row),
    );
    if (dissenting.length === 0) return [];
    const output = column.texts[consensus.winner] ?? "";
    const sentence = explainConsensus(output, consensus);
    const explain = () => sentence;
    return Array.from(dissenting, (row): Dissent => {
      const rule = column.codes[row] === NO_DATA ? "sources.fill" : "sources.agree";
      return { row, output, rule, consensus, explain };
    });
  });
}

/** One sentence for all rows of a thing. */
function explainConsensus(output: string, { agreeing, telling, agreeingOrigins, tellingOrigins }: Consensus): string {
  const copies = telling === tellingOrigins ? "" : ` (${agreeingOrigins} of ${tellingOrigins} without copies)`;
  const trust = agreeing * 2 > telling ? "" : ", the reliable ones among them";
  return `${agreeing} of ${telling} sources that tell of the same say "${output}"${copies}${trust}.`;
}
