/**
 * How often statements are right, by the score of their rule: for each kind of statement steps that never fall (isotonic
 * regression by pooling neighbours that do). Of few cells, the steps lean towards those of the kind as a whole.
 */
import { type Curve, readCurve } from "../../../packages/clean/src/prob/calibrate.ts";
import type { Observation } from "./observe-cells.ts";

/** Cells for which a kind's own curve counts as much as what is seen; fewer than that and it is not written at all. */
const LEAN = 50;
const FEWEST = 10;
/** Nothing is sure. */
const [LEAST, MOST] = [0.005, 0.995];
const DIGITS = 3;
/** A smaller rise is none. */
const LEAST_RISE = 0.01;

interface Step {
  readonly score: number;
  readonly right: number;
  readonly weight: number;
}

export function fitCurves(observations: readonly Observation[]): Readonly<Record<string, Curve>> {
  const curves = new Map<string, Curve>();
  const cellsOf = new Map<string, Observation[]>();
  const widerOf = new Map<string, string | undefined>();
  for (const cell of observations) {
    for (const [index, name] of cell.names.entries()) {
      const known = cellsOf.get(name) ?? [];
      known.push(cell);
      cellsOf.set(name, known);
      widerOf.set(name, cell.names[index + 1]);
    }
  }
  const curveOf = (name: string): Curve | undefined => {
    const cells = cellsOf.get(name) ?? [];
    const wider = widerOf.get(name);
    const curve = curves.get(name) ?? fitCurve(cells, wider === undefined ? undefined : curveOf(wider));
    curves.set(name, curve);
    return curve;
  };
  const names = [...cellsOf.keys()].filter((name) => weightOf(cellsOf.get(name) ?? []) >= FEWEST).sort();
  return Object.fromEntries(names.map((name) => [name, curveOf(name) ?? []]));
}

/** Of one kind of statement; leaning on a wider kind's curve. */
function fitCurve(cells: readonly Observation[], wider: Curve | undefined): Curve {
  const byScore = [...groupBy(cells, ({ score }) => round(score))].sort(([one], [other]) => one - other);
  const steps = byScore.map(([score, same]): Step => {
    const lean = wider === undefined ? 0 : LEAN;
    const right = same.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
    const expected = lean * (wider === undefined ? 0 : readCurve(wider, score));
    return { score, right: right + expected, weight: weightOf(same) + lean };
  });
  return poolFalling(steps).map(({ score, right, weight }) => [score, bound(right / weight)] as const);
}

export function poolFalling(steps: readonly Step[]): readonly Step[] {
  const pooled: Step[] = [];
  for (const step of steps) {
    let joined = step;
    for (
      let last = pooled.at(-1);
      last !== undefined && shareOf(joined) - shareOf(last) < LEAST_RISE;
      last = pooled.at(-1)
    ) {
      pooled.pop();
      joined = { score: last.score, right: last.right + joined.right, weight: last.weight + joined.weight };
    }
    pooled.push(joined);
  }
  return pooled;
}

function shareOf({ right, weight }: Step): number {
  return right / weight;
}

function weightOf(cells: readonly Observation[]): number {
  return cells.reduce((sum, { weight }) => sum + weight, 0);
}

function bound(share: number): number {
  return round(Math.min(MOST, Math.max(LEAST, share)));
}

function round(number: number): number {
  return Number(number.toFixed(DIGITS));
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known === undefined) groups.set(keyOf(item), [item]);
    else known.push(item);
  }
  return groups;
}
