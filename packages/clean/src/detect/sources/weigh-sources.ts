/**
 * What several sources together say of each thing. A source weighs as much as it is with the others, here and in all
 * other columns; sources that copy from each other weigh as one.
 */
import { type EncodedColumn, NO_DATA } from "../../encoded/encoded-column.ts";
import { type Groups, groupCount, membersOf, spreadGroups } from "../../encoded/group-rows.ts";

export interface Consensus {
  /** Code of the value that the sources stand for, and how probable it is. */
  readonly winner: number;
  readonly prob: number;
  readonly agreeing: number;
  readonly telling: number;
  /** The same, with sources that copy from each other counted once. */
  readonly agreeingOrigins: number;
  readonly tellingOrigins: number;
}

export interface Testimony {
  readonly source: EncodedColumn;
  readonly groups: Groups;
  /** Code of the source that each source has its answers from. */
  readonly origins: Int32Array;
}

const ROUNDS = 6;
const FIRST_TRUST = 0.7;
/** How many answers in a column weigh as much as all that is known of the source from the other columns. */
const ELSEWHERE = 20;
const MIN_TRUST = 0.02;
const MAX_TRUST = 0.99;
/** Values that a source that is wrong could as well have told. */
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

/** For each column and in it each thing, by the index of its group; undefined where no source tells anything. */
export function weighSources(columns: readonly EncodedColumn[], testimony: Testimony): readonly Decisions[] {
  const size = testimony.source.texts.length;
  let trust = columns.map((): Trust => {
    const first = new Float64Array(size).fill(FIRST_TRUST);
    return { inAll: first, elsewhere: first };
  });
  const decideWith = (known: keyof Trust, of: Testimony): readonly Decisions[] =>
    columns.map((column, index) => decideAll(column, of, trust[index]?.[known] ?? new Float64Array()));
  const learnt = sampleThings(testimony);
  for (let round = 0; round < ROUNDS; round++) trust = measureTrust(columns, learnt, decideWith("inAll", learnt));
  const byOthers = decideWith("elsewhere", testimony);
  return decideWith("inAll", testimony).map((decisions, index) =>
    decisions.map((consensus, group) => consensus && confirm(consensus, byOthers[index]?.[group])),
  );
}

/** How far a source can be trusted is learnt from so many rows, about; what it says of each thing is then asked of all. */
const MAX_LEARNT = 100_000;

function sampleThings(testimony: Testimony): Testimony {
  const { groups } = testimony;
  if (groups.rows.length <= MAX_LEARNT) return testimony;
  const rows: number[] = [];
  const starts = [0];
  for (const group of spreadGroups(groups)) {
    for (const row of membersOf(groups, group)) rows.push(row);
    starts.push(rows.length);
    if (rows.length > MAX_LEARNT) break;
  }
  return { ...testimony, groups: { rows: Int32Array.from(rows), starts: Int32Array.from(starts) } };
}

/**
 * Where a column has two camps, each proves itself right in that column. How sure the choice is, only the other columns
 * can say.
 */
function confirm(consensus: Consensus, byOthers: Consensus | undefined): Consensus {
  const prob = byOthers?.winner === consensus.winner ? Math.min(consensus.prob, byOthers.prob) : UNCONFIRMED;
  return { ...consensus, prob };
}

function decideAll({ codes }: EncodedColumn, testimony: Testimony, trust: Float64Array): (Consensus | undefined)[] {
  const { source, groups, origins } = testimony;
  return Array.from({ length: groupCount(groups) }, (_, group) => {
    const answers = new Map<number, Answer>();
    for (const row of membersOf(groups, group)) {
      const code = codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      const by = source.codes[row] ?? NO_DATA;
      const answer = answers.get(code) ?? { agreeing: 0, weights: new Map<number, number>() };
      const weight = weightOf(trust[by] ?? FIRST_TRUST);
      const origin = origins[by] ?? by;
      answer.weights.set(origin, Math.max(weight, answer.weights.get(origin) ?? weight));
      answer.agreeing++;
      answers.set(code, answer);
    }
    return winnerOf([...answers].sort(([one], [other]) => one - other));
  });
}

interface Answer {
  agreeing: number;
  /** Log odds by origin. */
  readonly weights: Map<number, number>;
}

function weightOf(trust: number): number {
  return Math.log((WRONG_VALUES * trust) / (1 - trust)) / IN_COMMON;
}

function winnerOf(answers: readonly (readonly [number, Answer])[]): Consensus | undefined {
  let [winner, best] = [NO_DATA, Number.NEGATIVE_INFINITY];
  const scores: number[] = [];
  const origins = new Set<number>();
  let telling = 0;
  for (const [code, { agreeing, weights }] of answers) {
    let score = 0;
    for (const [origin, weight] of weights) {
      score += weight;
      origins.add(origin);
    }
    if (score > best) [winner, best] = [code, score];
    scores.push(score);
    telling += agreeing;
  }
  const [, answer] = answers.find(([code]) => code === winner) ?? [];
  if (answer === undefined) return undefined;
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  const { agreeing, weights } = answer;
  return {
    winner,
    prob: 1 / total,
    agreeing,
    telling,
    agreeingOrigins: weights.size,
    tellingOrigins: origins.size,
  };
}

function measureTrust(
  columns: readonly EncodedColumn[],
  { source, groups }: Testimony,
  decided: readonly Decisions[],
): Trust[] {
  const tallies = columns.map((column, index) => tallyAnswers(column, source, groups, decided[index] ?? []));
  const size = source.texts.length;
  const all = sumTallies(tallies, size);
  return tallies.map((own) => {
    const trust = { inAll: new Float64Array(size), elsewhere: new Float64Array(size) };
    for (let by = 0; by < size; by++) {
      const [right, told] = [own.right[by] ?? 0, own.told[by] ?? 0];
      const [rightInAll, toldInAll] = [(all.right[by] ?? 0) + 2 * FIRST_TRUST, (all.told[by] ?? 0) + 2];
      trust.inAll[by] = bound((right + (ELSEWHERE * rightInAll) / toldInAll) / (told + ELSEWHERE));
      trust.elsewhere[by] = bound((rightInAll - right) / (toldInAll - told));
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
  return { right: sum("right"), told: sum("told") };
}

interface Tally {
  readonly right: Float64Array;
  readonly told: Float64Array;
}

/** How often each source tells something that others tell of too, and how often it is what was decided. */
function tallyAnswers({ codes }: EncodedColumn, source: EncodedColumn, groups: Groups, decided: Decisions): Tally {
  const right = new Float64Array(source.texts.length);
  const told = new Float64Array(source.texts.length);
  for (const [group, consensus] of decided.entries()) {
    if (consensus === undefined || consensus.telling < 2) continue;
    for (const row of membersOf(groups, group)) {
      const code = codes[row] ?? NO_DATA;
      const by = source.codes[row] ?? NO_DATA;
      if (code === NO_DATA) continue;
      told[by] = (told[by] ?? 0) + 1;
      if (code === consensus.winner) right[by] = (right[by] ?? 0) + 1;
    }
  }
  return { right, told };
}
