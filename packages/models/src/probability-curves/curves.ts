/** How often statements of a kind are right: curves from the own score of a rule to the share that was right. */
import { readModelFile, writeModelFile } from "../format/model-file.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";

const MODEL = "probability-curves";

/** Steps from the lowest score up, each from a score on with the share that was right. */
export type Curve = readonly (readonly [score: number, right: number])[];
export type Curves = Readonly<Record<string, Curve>>;

/** What was said of a cell. */
export interface Statement {
  /** What was done with the cell. */
  readonly kind: "kept" | "changed" | "flagged" | "missing";
  /**
   * From the narrowest to the widest: kind and rule, and where it matters how the value stands in its column; kind and
   * family of rules; kind. "changed rows.agree", "changed rows", "changed".
   */
  readonly names: readonly string[];
}

interface Facts {
  /** Each curve with its number of steps. */
  readonly curves: readonly (readonly [name: string, steps: number])[];
}

/** A cell that is to be looked at is never said to be more likely right than wrong. */
const MAX_FLAGGED = 0.5;

let committed: Curves | undefined;

export function committedCurves(): Curves {
  committed ??= readCurves(readModelBytes(MODEL));
  return committed;
}

export function applyCurves({ kind, names }: Statement, score: number, curves = committedCurves()): number {
  const right = readCurve(curveOf(names, curves), score);
  return kind === "flagged" ? Math.min(MAX_FLAGGED, right) : right;
}

/** That of the narrowest kind that has one. */
function curveOf(names: readonly string[], curves: Curves): Curve {
  for (const name of names) {
    const curve = curves[name];
    if (curve !== undefined) return curve;
  }
  return NO_CURVE;
}

const NO_CURVE: Curve = [];

export function readCurve(curve: Curve, score: number): number {
  let at = curve.length - 1;
  while (at > 0 && (curve[at]?.[0] ?? 0) > score) at--;
  return curve[at]?.[1] ?? score;
}

function readCurves(bytes: Uint8Array): Curves {
  const { facts, block } = readModelFile<Facts>(MODEL, bytes);
  const [scores, shares] = [block("scores", "float64"), block("shares", "float64")];
  let at = 0;
  return Object.fromEntries(
    facts.curves.map(([name, steps]) => {
      const start = at;
      at += steps;
      const curve: Curve = Array.from(
        { length: steps },
        (_, step) => [scores[start + step] ?? 0, shares[start + step] ?? 0] as const,
      );
      return [name, curve];
    }),
  );
}

export function writeCurves(curves: Curves): Uint8Array {
  const named = Object.entries(curves);
  const steps = named.flatMap(([, curve]) => curve);
  const facts: Facts = { curves: named.map(([name, curve]) => [name, curve.length]) };
  return writeModelFile(MODEL, facts, {
    scores: Float64Array.from(steps, ([score]) => score),
    shares: Float64Array.from(steps, ([, share]) => share),
  });
}
