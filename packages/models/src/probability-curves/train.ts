/**
 * Fits how often verdicts are right by the score of their rule: for each kind of verdict steps that never fall
 * (isotonic regression by pooling neighbours that do). With few cells, the steps lean towards those of the wider kind.
 */
import { computeShare, poolFalling, type Step } from "../learner/pool-falling.ts";
import { type Curve, type Curves, readCurve, type Statement } from "./curves.ts";

export interface Observation extends Statement {
  readonly score: number;
  readonly isRight: boolean;
  /** Cells of a table with the same verdict on many cells weigh less. */
  readonly weight: number;
}

/** LEAN is the weight of the wider curve, in cells; a curve of fewer than MIN_COUNT cells is not written. */
const LEAN = 50;
const MIN_COUNT = 10;
/** No share is certain. */
const [MIN_SHARE, MAX_SHARE] = [0.005, 0.995];
const DIGITS = 3;

export function fitCurves(observations: readonly Observation[]): Curves {
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
  const names = [...cellsOf.keys()].filter((name) => weightOf(cellsOf.get(name) ?? []) >= MIN_COUNT).sort();
  return Object.fromEntries(names.map((name) => [name, curveOf(name) ?? []]));
}

/** Fits the curve of one kind of verdict, leaning on the curve of a wider kind. */
function fitCurve(cells: readonly Observation[], wider: Curve | undefined): Curve {
  const byScore = [...groupBy(cells, ({ score }) => round(score))].sort(([one], [other]) => one - other);
  const steps = byScore.map(([score, same]): Step => {
    const lean = wider === undefined ? 0 : LEAN;
    const right = same.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
    const expected = lean * (wider === undefined ? 0 : readCurve(wider, score));
    return { score, right: right + expected, weight: weightOf(same) + lean };
  });
  return poolFalling(steps).map((step) => [step.score, bound(computeShare(step))] as const);
}

function weightOf(cells: readonly Observation[]): number {
  return cells.reduce((sum, { weight }) => sum + weight, 0);
}

function bound(share: number): number {
  return round(Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)));
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
