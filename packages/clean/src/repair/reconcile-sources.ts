/** Repairs of cells that contradict what most reliable sources say of the same thing. */
import { type CodedColumn, groupRows, NO_DATA } from "./coded-column.ts";
import { unexplained } from "./explain-dissent.ts";
import { measureStrength, STRONG } from "./find-dependencies.ts";
import { findSources, type SourcedThings } from "./find-sources.ts";
import type { Repair, RowRepairs } from "./repair.ts";
import { type Consensus, weighSources } from "./weigh-sources.ts";

/** Sources that are with the others in fewer of their cells tell of things of their own. */
const AGREEING = 0.4;
const LEAST_TELLING = 3;
/** A column that goes with the source as much as with the thing is about the source. */
const ABOUT_THING = 0.2;
/** However sure the sources are, they may have copied from one. */
const MOST_SURE = 0.95;
/** Where two camps of sources are nearly as large, the choice is left to a person. */
const CLEAR = 0.55;
const MOST_OPEN = 0.8;
const LEAST_COLUMNS = 5;
const MOST_CONTRADICTED = 0.4;

export function reconcileSources(columns: readonly CodedColumn[]): readonly RowRepairs[] {
  const repairs = columns.map(() => new Map<number, Repair>());
  for (const things of findSources(columns)) {
    const source = columns[things.source];
    if (source === undefined) continue;
    // What is known of a source, such as its country, may say why it tells of other things than the rest.
    const bySource = groupRows(source);
    const reasons = columns.filter((one) => one !== source && measureStrength(bySource, one) >= STRONG);
    const found = columns.flatMap((column, index) => {
      if (index === things.source || index === things.thing) return [];
      const told = unexplained(reconcileColumn(column, source, things), column, reasons);
      return told.length === 0 ? [] : [{ index, told }];
    });
    const misplaced = misplacedRows(found.map(({ told }) => told));
    for (const { index, told } of found)
      for (const { row, repair } of told) if (!misplaced.has(row)) repairs[index]?.set(row, repair);
  }
  return repairs;
}

/** Rows that contradict nearly everything told of their thing are of another thing: its name is wrong, not the rest. */
function misplacedRows(columns: readonly (readonly RowRepair[])[]): ReadonlySet<number> {
  if (columns.length < LEAST_COLUMNS) return new Set();
  const contradictions = new Map<number, number>();
  for (const { row } of columns.flat()) contradictions.set(row, (contradictions.get(row) ?? 0) + 1);
  return new Set(
    [...contradictions].filter(([, count]) => count > MOST_CONTRADICTED * columns.length).map(([row]) => row),
  );
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
      .filter((row) => column.codes[row] !== decided.winner || column.doubtful[row] === 1);
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
    prob: Math.min(agreeing >= CLEAR * telling ? MOST_SURE : MOST_OPEN, prob),
    msg: `${agreeing} of ${telling} sources that tell of the same say "${output}"${isBlank ? "" : ", the reliable ones among them"}.`,
    rule: isBlank ? "sources.fill" : "sources.agree",
  };
}
