/** How often each rule was right on tables of others. rule-precision.json is made from the rules' own figures (`npm run docs`). */
import facts from "./rule-precision.json";

export interface MeasuredRule {
  readonly title: string;
  /** It puts another value in the place of a wrong one; else the same value in another form. */
  readonly isRepair: boolean;
  readonly cells: number;
  readonly tables: number;
  readonly owners: number;
  /** Mean over the tables of the share of cells that were right. */
  readonly share: number;
}

export interface RulePrecision {
  readonly measuredOn: string | null;
  readonly tables: number;
  readonly rules: readonly MeasuredRule[];
}

export const rulePrecision: RulePrecision = facts;
