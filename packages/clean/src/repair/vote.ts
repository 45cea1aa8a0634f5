/** What the rows that belong together say of each other's cells. */
import type { CodedColumn } from "./coded-column.ts";
import type { Dependency } from "./find-dependencies.ts";

export interface Vote {
  readonly row: number;
  /** Code of the value that the other rows stand for. */
  readonly winner: number;
  /** Share of the weight that stands for the winner, and for the value that is there, 0 to 1. */
  readonly share: number;
  readonly ownShare: number;
  /** Dependencies whose group stands for the winner, with hardly a dissent but this row. */
  readonly clear: number;
  /** The column whose group says it most clearly, and in how many of its other rows. */
  readonly witness: { readonly column: number; readonly agreeing: number; readonly others: number };
}

/** Two slips in one group must not speak for each other. */
const CLEAR = 0.85;

interface Tally {
  readonly weights: Map<number, number>;
  readonly clear: Map<number, number>;
  readonly witnesses: Map<number, Vote["witness"]>;
}

/** Votes against the value that is there, a row at most one. */
export function voteOn(column: CodedColumn, dependencies: readonly Dependency[]): readonly Vote[] {
  const { codes, texts } = column;
  const total = new Float64Array(codes.length);
  const own = new Float64Array(codes.length);
  const tallies = new Map<number, Tally>();
  const counts = new Int32Array(texts.length);
  for (const { from, groups, strength } of dependencies) {
    const weight = weightOf(strength);
    const { rows, starts } = groups;
    for (let group = 0; group + 1 < starts.length; group++) {
      const members = rows.subarray(starts[group], starts[group + 1]);
      if (members.length < 2) continue;
      const mode = countValues(members, codes, counts);
      const others = members.length - 1;
      for (const row of members) {
        const code = codes[row] ?? 0;
        total[row] = (total[row] ?? 0) + weight;
        own[row] = (own[row] ?? 0) + (weight * ((counts[code] ?? 0) - 1)) / others;
        const agreeing = counts[mode] ?? 0;
        if (code !== mode && agreeing > (counts[code] ?? 0))
          addDissent(tallyOf(tallies, row), mode, weight, { column: from, agreeing, others });
      }
      for (const row of members) counts[codes[row] ?? 0] = 0;
    }
  }
  return [...tallies].flatMap(([row, tally]) => decide(row, tally, total[row] ?? 0, own[row] ?? 0));
}

/** Log odds: a dependency that never fails counts several times as much as one that fails now and then. */
function weightOf(strength: number): number {
  const bounded = Math.min(0.995, strength);
  return Math.log(bounded / (1 - bounded));
}

/** The most frequent value of the group; the first one where several are. */
function countValues(members: Int32Array, codes: Int32Array, counts: Int32Array): number {
  let mode = codes[members[0] ?? 0] ?? 0;
  for (const row of members) {
    const code = codes[row] ?? 0;
    const count = (counts[code] ?? 0) + 1;
    counts[code] = count;
    if (count > (counts[mode] ?? 0)) mode = code;
  }
  return mode;
}

function addDissent(tally: Tally, candidate: number, weight: number, witness: Vote["witness"]): void {
  const { agreeing, others } = witness;
  tally.weights.set(candidate, (tally.weights.get(candidate) ?? 0) + (weight * agreeing) / others);
  if (agreeing >= CLEAR * others && agreeing >= 2) tally.clear.set(candidate, (tally.clear.get(candidate) ?? 0) + 1);
  const known = tally.witnesses.get(candidate);
  if (known === undefined || agreeing > known.agreeing) tally.witnesses.set(candidate, witness);
}

function tallyOf(tallies: Map<number, Tally>, row: number): Tally {
  const known = tallies.get(row);
  if (known !== undefined) return known;
  const tally: Tally = { weights: new Map(), clear: new Map(), witnesses: new Map() };
  tallies.set(row, tally);
  return tally;
}

function decide(row: number, { weights, clear, witnesses }: Tally, total: number, own: number): Vote[] {
  let winner = -1;
  let best = own;
  for (const [candidate, weight] of weights) {
    if (weight <= best) continue;
    best = weight;
    winner = candidate;
  }
  const witness = witnesses.get(winner);
  if (witness === undefined) return [];
  return [{ row, winner, share: best / total, ownShare: own / total, clear: clear.get(winner) ?? 0, witness }];
}
