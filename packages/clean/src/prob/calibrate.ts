/**
 * How often verdicts of a kind are right: a rule's own score becomes the share of such verdicts that were right where the
 * truth was known. What is changed and what is only flagged is decided before, by the rules' own scores.
 */
import { applyCurves } from "@limpid/models";
import type { Verdict } from "@limpid/table";
import type { Standing } from "./standing-of.ts";
import { statementOf } from "./statement-of.ts";

export type Calibrate = (verdict: Verdict, standing: Standing) => Verdict;

export const calibrate: Calibrate = (verdict, standing) => {
  const prob = applyCurves(statementOf(verdict, standing), verdict.prob);
  return prob === verdict.prob ? verdict : { ...verdict, prob };
};
