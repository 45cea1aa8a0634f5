/** Maps the raw score of a rule to the share of its verdicts that are right, by a curve for each kind of verdict. */
import { readModelFile, writeModelFile } from "../format/model-file.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";

const MODEL = "probability-curves";

/** Steps in rising order; each gives the share of right verdicts from a score on. */
export type Curve = readonly (readonly [score: number, right: number])[];
export type Curves = Readonly<Record<string, Curve>>;

/** A verdict about a cell. */
export interface Statement {
  /** Effect of the verdict on the cell. */
  readonly kind: "kept" | "changed" | "flagged" | "missing";
  /**
   * Curve names from the narrowest to the widest: kind and rule, with the standing of the value in its column if that
   * matters; kind and family of rules; kind. Example: "changed rows.agree", "changed rows", "changed".
   */
  readonly names: readonly string[];
}

interface Facts {
  /** Each curve with its number of steps. */
  readonly curves: readonly (readonly [name: string, steps: number])[];
}

/** Caps flagged cells, which must not count as more likely right than wrong. */
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

/** Returns the curve of the narrowest name that has one. */
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
