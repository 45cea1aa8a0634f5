/** What the rows that belong together say of each other's cells. */
import type { EncodedColumn } from "../encoded-column.ts";
import { groupCount, membersOf } from "../group-rows.ts";
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
  /** How strictly the strictest of them holds. */
  readonly strictness: number;
  /** The column whose group says it most clearly, and in how many of its other rows. */
  readonly witness: { readonly column: number; readonly agreeing: number; readonly others: number };
}

/** Two typos in one group must not speak for each other. */
const CLEAR = 0.85;

interface Candidate {
  weight: number;
  clear: number;
  strictness: number;
  witness: Vote["witness"];
}

/** What is said in place of the row's own value, by code. */
type Tally = Map<number, Candidate>;

/** Votes against the value that is there, a row at most one. */
export function voteOn(column: EncodedColumn, dependencies: readonly Dependency[]): readonly Vote[] {
  const { codes, texts } = column;
  const total = new Float64Array(codes.length);
  const own = new Float64Array(codes.length);
  const tallies = new Map<number, Tally>();
  const counts = new Int32Array(texts.length);
  for (const { from, groups, strength } of dependencies) {
    const weight = weightOf(strength);
    for (let group = 0; group < groupCount(groups); group++) {
      const members = membersOf(groups, group);
      if (members.length < 2) continue;
      const mode = countValues(members, codes, counts);
      const agreeing = counts[mode] ?? 0;
      const others = members.length - 1;
      for (const row of members) {
        const count = counts[codes[row] ?? 0] ?? 0;
        total[row] = (total[row] ?? 0) + weight;
        own[row] = (own[row] ?? 0) + (weight * (count - 1)) / others;
        if (agreeing <= count) continue;
        const tally = tallies.get(row) ?? new Map<number, Candidate>();
        addDissent(tally, mode, { weight, strength, witness: { column: from, agreeing, others } });
        tallies.set(row, tally);
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

interface Dissent {
  readonly weight: number;
  readonly strength: number;
  readonly witness: Vote["witness"];
}

function addDissent(tally: Tally, code: number, { weight, strength, witness }: Dissent): void {
  const { agreeing, others } = witness;
  const candidate = tally.get(code) ?? { weight: 0, clear: 0, strictness: 0, witness };
  candidate.weight += (weight * agreeing) / others;
  if (agreeing >= CLEAR * others && agreeing >= 2) {
    candidate.clear++;
    candidate.strictness = Math.max(candidate.strictness, strength);
  }
  if (agreeing > candidate.witness.agreeing) candidate.witness = witness;
  tally.set(code, candidate);
}

function decide(row: number, tally: Tally, total: number, own: number): Vote[] {
  let winner = -1;
  let best = own;
  for (const [code, { weight }] of tally) if (weight > best) [winner, best] = [code, weight];
  const candidate = tally.get(winner);
  if (candidate === undefined) return [];
  const { clear, strictness, witness } = candidate;
  return [{ row, winner, share: best / total, ownShare: own / total, clear, strictness, witness }];
}
