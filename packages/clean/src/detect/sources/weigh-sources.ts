/**
 * What several sources together claim of each object. A source weighs as much as it is with the others, here and in all
 * other columns; sources that copy from each other weigh as one.
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";
import { type Groups, groupCount, groupMembers, spreadGroups } from "../../encoded/group-rows.ts";

export interface Consensus {
  /** Code of the value that the sources support, and how probable it is. */
  readonly winner: number;
  readonly prob: number;
  readonly agreeing: number;
  readonly claiming: number;
  /** The same, with sources that copy from each other counted once. */
  readonly agreeingOrigins: number;
  readonly claimingOrigins: number;
}

export interface Claims {
  readonly source: EncodedColumn;
  readonly groups: Groups;
  /** Code of the source that each source has its claims from. */
  readonly origins: Int32Array;
}

const ROUNDS = 6;
const FIRST_TRUST = 0.7;
/** How many claims in a column weigh as much as all that is known of the source from the other columns. */
const ELSEWHERE = 20;
const MIN_TRUST = 0.02;
const MAX_TRUST = 0.99;
/** Values that a source that is wrong could as well have claimed. */
const WRONG_VALUES = 10;
const UNCONFIRMED = 0.5;
/** Sources have more in common than copies show: their votes count as fewer than they are. */
const IN_COMMON = 3;

type Decisions = readonly (Consensus | undefined)[];

/** What is known of each source, by its code: with what is decided in the column itself, and from all others only. */
interface Trust {
  readonly inAll: Float64Array;
  readonly elsewhere: Float64Array;
}

/** For each column and in it each object, by the index of its group; undefined where no source claims anything. */
export function weighSources(columns: readonly EncodedColumn[], claims: Claims): readonly Decisions[] {
  const size = claims.source.texts.length;
  let trust = columns.map((): Trust => {
    const first = new Float64Array(size).fill(FIRST_TRUST);
    return { inAll: first, elsewhere: first };
  });
  const decideWith = (known: keyof Trust, of: Claims): readonly Decisions[] =>
    columns.map((column, index) => decideAll(column, of, trust[index]?.[known] ?? new Float64Array()));
  const learnt = sampleObjects(claims);
  for (let round = 0; round < ROUNDS; round++) trust = measureTrust(columns, learnt, decideWith("inAll", learnt));
  const byOthers = decideWith("elsewhere", claims);
  return decideWith("inAll", claims).map((decisions, index) =>
    decisions.map((consensus, group) => consensus && confirm(consensus, byOthers[index]?.[group])),
  );
}

/** How far a source can be trusted is learnt from so many rows, about; what it claims of each object is then asked of all. */
const MAX_LEARNT = 100_000;

function sampleObjects(claims: Claims): Claims {
  const { groups } = claims;
  if (groups.rows.length <= MAX_LEARNT) return claims;
  const rows: number[] = [];
  const starts = [0];
  for (const group of spreadGroups(groups)) {
    for (const row of groupMembers(groups, group)) rows.push(row);
    starts.push(rows.length);
    if (rows.length > MAX_LEARNT) break;
  }
  return { ...claims, groups: { rows: Int32Array.from(rows), starts: Int32Array.from(starts) } };
}

/**
 * If a column has two camps, each proves itself right in that column. How sure the choice is, only the other columns
 * can say.
 */
function confirm(consensus: Consensus, byOthers: Consensus | undefined): Consensus {
  const prob = byOthers?.winner === consensus.winner ? Math.min(consensus.prob, byOthers.prob) : UNCONFIRMED;
  return { ...consensus, prob };
}

function decideAll({ codes }: EncodedColumn, claims: Claims, trust: Float64Array): (Consensus | undefined)[] {
  const { source, groups, origins } = claims;
  return Array.from({ length: groupCount(groups) }, (_, group) => {
    const choices = new Map<number, Choice>();
    for (const row of groupMembers(groups, group)) {
      const code = codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      const by = source.codes[row] ?? NO_DATA;
      const choice = choices.get(code) ?? { agreeing: 0, weights: new Map<number, number>() };
      const weight = weightOf(trust[by] ?? FIRST_TRUST);
      const origin = origins[by] ?? by;
      choice.weights.set(origin, Math.max(weight, choice.weights.get(origin) ?? weight));
      choice.agreeing++;
      choices.set(code, choice);
    }
    return winnerOf([...choices].sort(([one], [other]) => one - other));
  });
}

interface Choice {
  agreeing: number;
  /** Log odds by origin. */
  readonly weights: Map<number, number>;
}

function weightOf(trust: number): number {
  return Math.log((WRONG_VALUES * trust) / (1 - trust)) / IN_COMMON;
}

function winnerOf(choices: readonly (readonly [number, Choice])[]): Consensus | undefined {
  let [winner, best] = [NO_DATA, Number.NEGATIVE_INFINITY];
  const scores: number[] = [];
  const origins = new Set<number>();
  let claiming = 0;
  for (const [code, { agreeing, weights }] of choices) {
    let score = 0;
    for (const [origin, weight] of weights) {
      score += weight;
      origins.add(origin);
    }
    if (score > best) [winner, best] = [code, score];
    scores.push(score);
    claiming += agreeing;
  }
  const [, choice] = choices.find(([code]) => code === winner) ?? [];
  if (choice === undefined) return undefined;
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  const { agreeing, weights } = choice;
  return {
    winner,
    prob: 1 / total,
    agreeing,
    claiming,
    agreeingOrigins: weights.size,
    claimingOrigins: origins.size,
  };
}

function measureTrust(
  columns: readonly EncodedColumn[],
  { source, groups }: Claims,
  decided: readonly Decisions[],
): Trust[] {
  const tallies = columns.map((column, index) => tallyClaims(column, source, groups, decided[index] ?? []));
  const size = source.texts.length;
  const all = sumTallies(tallies, size);
  return tallies.map((own) => {
    const trust = { inAll: new Float64Array(size), elsewhere: new Float64Array(size) };
    for (let by = 0; by < size; by++) {
      const [right, made] = [own.right[by] ?? 0, own.made[by] ?? 0];
      const [rightInAll, madeInAll] = [(all.right[by] ?? 0) + 2 * FIRST_TRUST, (all.made[by] ?? 0) + 2];
      trust.inAll[by] = bound((right + (ELSEWHERE * rightInAll) / madeInAll) / (made + ELSEWHERE));
      trust.elsewhere[by] = bound((rightInAll - right) / (madeInAll - made));
    }
    return trust;
  });
}

function bound(trust: number): number {
  return Math.min(MAX_TRUST, Math.max(MIN_TRUST, trust));
}

function sumTallies(tallies: readonly Tally[], size: number): Tally {
  const sum = (of: keyof Tally) =>
    Float64Array.from({ length: size }, (_, by) => tallies.reduce((total, tally) => total + (tally[of][by] ?? 0), 0));
  return { right: sum("right"), made: sum("made") };
}

interface Tally {
  readonly right: Float64Array;
  readonly made: Float64Array;
}

/** How often each source claims something of an object that others make claims about, and how often it is what was decided. */
function tallyClaims({ codes }: EncodedColumn, source: EncodedColumn, groups: Groups, decided: Decisions): Tally {
  const right = new Float64Array(source.texts.length);
  const made = new Float64Array(source.texts.length);
  for (const [group, consensus] of decided.entries()) {
    if (consensus === undefined || consensus.claiming < 2) continue;
    for (const row of groupMembers(groups, group)) {
      const code = codes[row] ?? NO_DATA;
      const by = source.codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      made[by] = (made[by] ?? 0) + 1;
      if (code === consensus.winner) right[by] = (right[by] ?? 0) + 1;
    }
  }
  return { right, made };
}
