/**
 * What is kept of a verdict beside the raw text and the output: nothing for the cell that is fine as it is, otherwise a
 * digit for the issue filters (so that issues are found without reading the rest) and the other fields as JSON.
 */
import {
  type Alternative,
  type CellState,
  FINE_VERDICT,
  isRepair,
  MissingCode,
  stateOf,
  type Verdict,
  type VerdictKind,
} from "@limpid/table";

export const ISSUE_BITS = { notClean: 1, invalid: 2, missing: 4 } as const;

type Packed = [
  prob: number,
  msg: string,
  rule: string,
  missing: CellState["missing"]["prediction"],
  missingProb: number,
  naCode: MissingCode,
  alternatives: readonly [output: string, prob: number][],
];

export function issueBits(verdict: Pick<CellState, "hasData" | "isValid" | "isClean">): number {
  return (
    (verdict.isClean ? 0 : ISSUE_BITS.notClean) +
    (verdict.isValid ? 0 : ISSUE_BITS.invalid) +
    (verdict.hasData ? 0 : ISSUE_BITS.missing)
  );
}

export function packReview(verdict: Verdict): string {
  const state = stateOf(verdict);
  const { prob, msg, rule, missing, naCode, alternatives } = state;
  const packed: Packed = [
    prob,
    msg,
    rule,
    missing.prediction,
    missing.probability,
    naCode,
    alternatives.map((alternative) => [alternative.output, alternative.prob]),
  ];
  const text = `${issueBits(state)}${JSON.stringify(packed)}`;
  return text === FINE_TEXT ? "" : text;
}

export function unpackReview(raw: string, output: string, text: string): Verdict {
  if (text === "") return { ...FINE_VERDICT, kind: output === raw ? "kept" : "written", raw, output };
  const bits = bitsOf(text);
  const [prob, msg, rule, prediction, probability, naCode, pairs] = JSON.parse(text.slice(1)) as Packed;
  const cell = {
    raw,
    prob,
    msg,
    rule,
    missing: prediction === "MISSING" ? probability : 1 - probability,
    alternatives: pairs.map(([alternative, likelihood]): Alternative => ({ output: alternative, prob: likelihood })),
  };
  const kind = naCode === MissingCode.error ? "failed" : kindOfBits(bits, { rule, differs: output !== raw });
  return kind === "missing" ? { ...cell, kind, output: null } : { ...cell, kind, output };
}

/** Of a verdict that is no failure. */
export function kindOfBits(
  bits: number,
  { rule, differs }: { readonly rule: string; readonly differs: boolean },
): Exclude<VerdictKind, "failed"> {
  if ((bits & ISSUE_BITS.missing) !== 0) return "missing";
  if ((bits & ISSUE_BITS.invalid) !== 0) return "invalid";
  if ((bits & ISSUE_BITS.notClean) !== 0) return "proposed";
  if (!differs) return "kept";
  return isRepair(rule) ? "repaired" : "written";
}

/** The issue filters of a packed review. */
export function bitsOf(text: string): number {
  return text === "" ? 0 : text.charCodeAt(0) - 48;
}

/** The probability of a packed review. */
export function probOf(text: string): number {
  return text === "" ? 1 : Number.parseFloat(text.slice(2));
}

const FINE_TEXT = `0${JSON.stringify([1, "", "", "VALID", 1, MissingCode.valid, []])}`;
