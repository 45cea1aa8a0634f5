/**
 * Columns that name the same things, each in its own way, though many rows go against it: each value of one has a value of
 * the other that most of its rows have, and no two have the same one. Columns that merely go together have no such pairs.
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";
import {
  countMostFrequent,
  type Groups,
  groupCount,
  groupMembers,
  groupRows,
  spreadPlace,
} from "../../encoded/group-rows.ts";
import { STRONG } from "./find-dependencies.ts";

export interface BrokenPair {
  readonly from: number;
  /** The column whose rows go against the other: of the two the one that has no stricter pair. */
  readonly to: number;
  readonly groups: Groups;
  /** The code that most rows of each group have. */
  readonly winners: Int32Array;
  readonly strength: number;
}

const MIN_VALUES = 4;
const MAX_VALUES = 500;
/** Rows of an ordinary value. */
const MIN_ROWS = 10;
/** Less is no majority of the rows. */
const MAJORITY = 0.5;
/** Rows of a value that show whether most of its rows may agree, and the share of these that has to. */
const SAMPLED = 64;
const MIN_AGREEING = 0.25;
/** Cells that are counted in all: where hundreds of columns go together, more pairs tell nothing new. */
const MAX_COUNTED = 20_000_000;

export function findBrokenPairs(columns: readonly EncodedColumn[]): readonly BrokenPair[] {
  const candidates = columns.flatMap((column, index) => {
    const values = column.texts.length - 1;
    const isNaming = column.role !== "number" && values >= MIN_VALUES && values <= MAX_VALUES;
    return isNaming && column.codes.length >= MIN_ROWS * values ? [{ column, index }] : [];
  });
  const strictest = new Map<number, number>();
  const found: BrokenPair[] = [];
  let counted = 0;
  for (const { column: from, index } of candidates) {
    const others = candidates.filter(
      ({ column, index: other }) => other !== index && column.texts.length === from.texts.length,
    );
    if (others.length === 0) continue;
    const groups = groupRows(from);
    const samples = sampleRows(groups);
    for (const { column, index: to } of others) {
      if (counted > MAX_COUNTED || !samples.every((rows) => mayAgree(rows, column))) continue;
      counted += column.codes.length;
      const pair = pairOf(groups, column);
      if (pair === undefined) continue;
      strictest.set(to, Math.max(strictest.get(to) ?? 0, pair.strength));
      if (pair.strength < STRONG) found.push({ from: index, to, groups, ...pair });
    }
  }
  return found.filter(({ from, to }) => (strictest.get(to) ?? 0) < STRONG && (strictest.get(from) ?? 0) >= STRONG);
}

/** Some rows of each group, which tell most pairs of columns that merely go together from the wanted ones. */
function sampleRows(groups: Groups): readonly Int32Array[] {
  return Array.from({ length: groupCount(groups) }, (_, group) => {
    const members = groupMembers(groups, group);
    const size = members.length;
    return size <= SAMPLED
      ? members
      : Int32Array.from({ length: SAMPLED }, (__, at) => members[spreadPlace(at, size)] ?? 0);
  });
}

function mayAgree(rows: Int32Array, { codes }: EncodedColumn): boolean {
  return countMostFrequent(rows, codes) >= MIN_AGREEING * rows.length;
}

function pairOf(groups: Groups, { codes, texts }: EncodedColumn): Pick<BrokenPair, "winners" | "strength"> | undefined {
  const winners = new Int32Array(groupCount(groups));
  const taken = new Set<number>();
  const counts = new Int32Array(texts.length);
  let [agreeing, rows] = [0, 0];
  for (let group = 0; group < winners.length; group++) {
    const members = groupMembers(groups, group);
    counts.fill(0);
    for (const row of members) counts[codes[row] ?? NO_DATA] = (counts[codes[row] ?? NO_DATA] ?? 0) + 1;
    const most = Math.max(...counts);
    const winner = counts.indexOf(most);
    if (winner === NO_DATA || taken.has(winner) || most <= MAJORITY * members.length) return undefined;
    taken.add(winner);
    winners[group] = winner;
    agreeing += most;
    rows += members.length;
  }
  return { winners, strength: agreeing / Math.max(1, rows) };
}
