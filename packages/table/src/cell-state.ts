/**
 * A cell as the specification tells of it: with a flag each for its data, its validity and its cleanness. Edits set these
 * one by one, in any combination, so that an edited cell has a state and no verdict.
 */
import { type Alternative, isOpen, type Verdict, type VerdictKind } from "./verdict.ts";

/** Missing-data codes, as the specification numbers them. */
export const MissingCode = { valid: 0, missing: 1, notValid: 2, error: 3 } as const;
export type MissingCode = (typeof MissingCode)[keyof typeof MissingCode];

export interface CellState {
  readonly raw: string;
  /** Empty for a cell without data that was never given any. */
  readonly output: string;
  readonly hasData: boolean;
  readonly isValid: boolean;
  readonly isClean: boolean;
  readonly prob: number;
  readonly msg: string;
  readonly rule: string;
  readonly missing: {
    readonly prediction: "MISSING" | "VALID";
    /** Probability of the prediction, 0 to 1. */
    readonly probability: number;
  };
  readonly naCode: MissingCode;
  readonly alternatives: readonly Alternative[];
}

const CODES: Readonly<Record<VerdictKind, MissingCode>> = {
  kept: MissingCode.valid,
  written: MissingCode.valid,
  repaired: MissingCode.valid,
  proposed: MissingCode.valid,
  invalid: MissingCode.notValid,
  missing: MissingCode.missing,
  failed: MissingCode.error,
};

/** From this probability on, a cell counts as missing rather than valid. */
const MISSING_FROM = 0.5;

/** What cleaning left, before any edit. */
export function toCellState(verdict: Verdict): CellState {
  const { kind, raw, output, prob, msg, rule, missing, alternatives } = verdict;
  const naCode = CODES[kind];
  return {
    raw,
    output: output ?? "",
    hasData: output !== null,
    isValid: naCode === MissingCode.valid || naCode === MissingCode.missing,
    isClean: !isOpen(verdict),
    prob,
    msg,
    rule,
    missing:
      missing >= MISSING_FROM
        ? { prediction: "MISSING", probability: missing }
        : { prediction: "VALID", probability: 1 - missing },
    naCode,
    alternatives,
  };
}

/** One of the three filters of the specification finds the cell. */
export function isIssue({ hasData, isValid, isClean }: Pick<CellState, "hasData" | "isValid" | "isClean">): boolean {
  return !(hasData && isValid && isClean);
}
