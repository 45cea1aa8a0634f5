/**
 * How often verdicts of a kind are right: a rule's own score becomes the share of such verdicts that were right where the
 * truth was known. What is changed and what is only flagged is decided before, by the rules' own scores.
 */
import { applyCurves } from "@limpid/models";
import type { Verdict } from "@limpid/table";
import type { Standing } from "./find-standing.ts";
import { formStatement } from "./statement-of.ts";

/** The probability of a verdict that stands in its column like this. */
export type Calibrate = (verdict: Verdict, standing: Standing) => number;

export const calibrate: Calibrate = (verdict, standing) => applyCurves(formStatement(verdict, standing), verdict.prob);
