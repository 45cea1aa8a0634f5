/**
 * How often verdicts of a kind are right: a rule's own score becomes the share of such verdicts that were right where the
 * truth was known. What is changed and what is only flagged is decided before, by the rules' own scores.
 */
import type { Verdict } from "@limpid/table";
import { PROB_CURVES } from "../generated/prob-curves.ts";
import { type Saying, sayingOf } from "./saying-of.ts";
import type { Standing } from "./standing-of.ts";

/** Steps from the lowest score up, each from a score on with the share that was right. */
export type Curve = readonly (readonly [score: number, right: number])[];

export type Calibrate = (verdict: Verdict, standing: Standing) => Verdict;

/** A cell that is to be looked at is never said to be more likely right than wrong. */
const MOST_DOUBTED = 0.5;

export const calibrate: Calibrate = (verdict, standing) => {
  const prob = applyCurves(sayingOf(verdict, standing), verdict.prob, PROB_CURVES);
  return prob === verdict.prob ? verdict : { ...verdict, prob };
};

export function applyCurves({ kind, names }: Saying, score: number, curves: Readonly<Record<string, Curve>>): number {
  const name = names.find((candidate) => curves[candidate] !== undefined);
  const right = name === undefined ? score : readCurve(curves[name] ?? [], score);
  return kind === "flagged" ? Math.min(MOST_DOUBTED, right) : right;
}

export function readCurve(curve: Curve, score: number): number {
  const step = curve.findLast(([from]) => from <= score) ?? curve[0];
  return step?.[1] ?? score;
}
