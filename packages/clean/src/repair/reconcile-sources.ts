/** Repairs of cells that contradict what most reliable sources say of the same thing. */
import { type CodedColumn, groupRows, NO_DATA } from "./coded-column.ts";
import { unexplained } from "./explain-dissent.ts";
import { measureStrength, STRONG } from "./find-dependencies.ts";
import { findSources, type SourcedThings } from "./find-sources.ts";
import type { Repair, RowRepairs } from "./propose-repairs.ts";
import { type Consensus, weighSources } from "./weigh-sources.ts";

/** Sources that are with the others in fewer of their cells tell of things of their own. */
const AGREEING = 0.4;
const LEAST_TELLING = 3;
/** A column that goes with the source as much as with the thing is about the source. */
const ABOUT_THING = 0.2;
/** However sure the sources are, they may have copied from one. */
const MOST_SURE = 0.95;

export function reconcileSources(columns: readonly CodedColumn[]): readonly RowRepairs[] {
  const repairs = columns.map(() => new Map<number, Repair>());
  for (const things of findSources(columns)) {
    const source = columns[things.source];
    if (source === undefined) continue;
    // What is known of a source, such as its country, may say why it tells of other things than the rest.
    const bySource = groupRows(source);
    const reasons = columns.filter((one) => one !== source && measureStrength(bySource, one) >= STRONG);
    for (const [index, column] of columns.entries()) {
      if (index === things.source || index === things.thing) continue;
      const found = reconcileColumn(column, source, things);
      for (const { row, repair } of unexplained(found, column, reasons)) repairs[index]?.set(row, repair);
    }
  }
  return repairs;
}

interface RowRepair {
  readonly row: number;
  readonly repair: Repair;
}

function reconcileColumn(column: CodedColumn, source: CodedColumn, things: SourcedThings): readonly RowRepair[] {
  const consensus = weighSources(column, source, things);
  const agreement = agreementOf(consensus);
  if (agreement < AGREEING || agreement - measureStrength(groupRows(source), column) < ABOUT_THING) return [];
  const { rows, starts } = things.groups;
  return consensus.flatMap((decided, group) => {
    if (decided === undefined || decided.telling < LEAST_TELLING) return [];
    const dissenting = rows
      .subarray(starts[group], starts[group + 1])
      .filter((row) => column.codes[row] !== decided.winner);
    return Array.from(dissenting, (row) => ({ row, repair: repairOf(column, row, decided) }));
  });
}

function agreementOf(consensus: readonly (Consensus | undefined)[]): number {
  let agreeing = 0;
  let telling = 0;
  for (const decided of consensus) {
    if (decided === undefined || decided.telling < 2) continue;
    agreeing += decided.agreeing;
    telling += decided.telling;
  }
  return telling === 0 ? 0 : agreeing / telling;
}

function repairOf({ texts, codes }: CodedColumn, row: number, { winner, prob, agreeing, telling }: Consensus): Repair {
  const output = texts[winner] ?? "";
  const isBlank = codes[row] === NO_DATA;
  return {
    output,
    prob: Math.min(MOST_SURE, prob),
    msg: `${agreeing} of ${telling} sources that tell of the same say "${output}"${isBlank ? "" : ", the reliable ones among them"}.`,
    rule: isBlank ? "sources.fill" : "sources.agree",
  };
}
