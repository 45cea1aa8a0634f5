/** What the rows that belong together say of each other's cells. */
import type { EncodedColumn } from "../../encoded/encoded-column.ts";
import { groupCount } from "../../encoded/group-rows.ts";
import type { Dependency } from "./find-dependencies.ts";

export interface Vote {
  readonly row: number;
  /** Code of the value that the other rows have. */
  readonly winner: number;
  /** Share of the weight for the winner, and for the value that is there, 0 to 1. */
  readonly share: number;
  readonly ownShare: number;
  /** Dependencies whose group has the winner in nearly all other rows. */
  readonly clear: number;
  /** How strictly the strictest of them holds. */
  readonly strictness: number;
  /** The column whose group says it most clearly, and in how many of its other rows. */
  readonly support: { readonly column: number; readonly agreeing: number; readonly others: number };
}

/** Two typos in one group must not speak for each other. */
const CLEAR = 0.85;

interface Candidate {
  weight: number;
  clear: number;
  strictness: number;
  support: Vote["support"];
}

/** The candidates that could replace the row's own value, by code. */
type Tally = Map<number, Candidate>;

/** Votes against the value that is there, a row at most one. */
export function voteOn(column: EncodedColumn, dependencies: readonly Dependency[]): readonly Vote[] {
  const { codes } = column;
  const rowCount = codes.length;
  const total = new Float64Array(rowCount);
  const own = new Float64Array(rowCount);
  const counts = new Int32Array(column.texts.length);
  const dissents: Dissent[] = [];
  const rows: number[] = [];
  for (const { from, groups, strength } of dependencies) {
    const weight = weightOf(strength);
    const { rows: members, starts } = groups;
    for (let group = 0; group < groupCount(groups); group++) {
      const [start, end] = [starts[group] ?? 0, starts[group + 1] ?? 0];
      const others = end - start - 1;
      if (others < 1) continue;
      const mode = countValues(members, { start, end }, codes, counts);
      const agreeing = counts[mode] ?? 0;
      // One for all rows of the group that differ from it.
      let dissent: Dissent | undefined;
      for (let place = start; place < end; place++) {
        const row = members[place] ?? 0;
        const count = counts[codes[row] ?? 0] ?? 0;
        total[row] = (total[row] ?? 0) + weight;
        own[row] = (own[row] ?? 0) + (weight * (count - 1)) / others;
        if (agreeing <= count) continue;
        dissent ??= { code: mode, weight, strength, support: { column: from, agreeing, others } };
        dissents.push(dissent);
        rows.push(row);
      }
      for (let place = start; place < end; place++) counts[codes[members[place] ?? 0] ?? 0] = 0;
    }
  }
  return decideRows(gatherByRow(rows, rowCount), dissents, { total, own });
}

/** For each row that has some the places of its dissents, in their order. */
function* gatherByRow(rows: readonly number[], rowCount: number): Generator<readonly [number, readonly number[]]> {
  const last = new Int32Array(rowCount).fill(-1);
  const before = new Int32Array(rows.length);
  for (const [place, row] of rows.entries()) {
    before[place] = last[row] ?? -1;
    last[row] = place;
  }
  for (let row = 0; row < rowCount; row++) {
    const end = last[row] ?? -1;
    if (end === -1) continue;
    const places: number[] = [];
    for (let place = end; place !== -1; place = before[place] ?? -1) places.push(place);
    yield [row, places.reverse()];
  }
}

interface Weights {
  readonly total: Float64Array;
  readonly own: Float64Array;
}

function decideRows(
  gathered: Iterable<readonly [number, readonly number[]]>,
  dissents: readonly Dissent[],
  { total, own }: Weights,
): readonly Vote[] {
  const votes: Vote[] = [];
  for (const [row, places] of gathered) {
    const tally: Tally = new Map();
    for (const place of places) addDissent(tally, dissents[place]);
    const vote = decide(row, tally, total[row] ?? 0, own[row] ?? 0);
    if (vote !== undefined) votes.push(vote);
  }
  return votes;
}

/** Log odds: a dependency that never fails counts several times as much as one that fails now and then. */
function weightOf(strength: number): number {
  const bounded = Math.min(0.995, strength);
  return Math.log(bounded / (1 - bounded));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Counts the values of the group, and tells the most frequent; of equally frequent ones that with the least code. */
function countValues(members: Int32Array, { start, end }: Span, codes: Int32Array, counts: Int32Array): number {
  let [mode, most] = [0, 0];
  for (let place = start; place < end; place++) {
    const code = codes[members[place] ?? 0] ?? 0;
    const count = (counts[code] ?? 0) + 1;
    counts[code] = count;
    if (count > most || (count === most && code < mode)) {
      mode = code;
      most = count;
    }
  }
  return mode;
}

/** A group that has another value than some of its rows. */
interface Dissent {
  readonly code: number;
  readonly weight: number;
  readonly strength: number;
  readonly support: Vote["support"];
}

function addDissent(tally: Tally, dissent: Dissent | undefined): void {
  if (dissent === undefined) return;
  const { code, weight, strength, support } = dissent;
  const { agreeing, others } = support;
  const candidate = tally.get(code) ?? { weight: 0, clear: 0, strictness: 0, support };
  candidate.weight += (weight * agreeing) / others;
  if (agreeing >= CLEAR * others && agreeing >= 2) {
    candidate.clear++;
    candidate.strictness = Math.max(candidate.strictness, strength);
  }
  if (agreeing > candidate.support.agreeing) candidate.support = support;
  tally.set(code, candidate);
}

function decide(row: number, tally: Tally, total: number, own: number): Vote | undefined {
  let winner = -1;
  let best = own;
  for (const [code, { weight }] of tally) if (weight > best) [winner, best] = [code, weight];
  const candidate = tally.get(winner);
  if (candidate === undefined) return undefined;
  const { clear, strictness, support } = candidate;
  return { row, winner, share: best / total, ownShare: own / total, clear, strictness, support };
}
