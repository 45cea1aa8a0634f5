/**
 * What is kept of a verdict beside the raw text and the output: nothing for the cell that is fine as it is, otherwise a
 * digit for the issue filters (so that issues are found without reading the rest) and the other fields as JSON.
 */
import { type Alternative, FINE_VERDICT, MissingCode, type MissingData, type Verdict } from "@limpid/table";

export const ISSUE_BITS = { notClean: 1, invalid: 2, missing: 4 } as const;

type Packed = [
  prob: number,
  msg: string,
  rule: string,
  missing: MissingData["prediction"],
  missingProb: number,
  naCode: MissingCode,
  alternatives: readonly [output: string, prob: number][],
];

export function issueBits(verdict: Pick<Verdict, "hasData" | "isValid" | "isClean">): number {
  return (
    (verdict.isClean ? 0 : ISSUE_BITS.notClean) +
    (verdict.isValid ? 0 : ISSUE_BITS.invalid) +
    (verdict.hasData ? 0 : ISSUE_BITS.missing)
  );
}

export function packReview(verdict: Verdict): string {
  const { prob, msg, rule, missing, naCode, alternatives } = verdict;
  const packed: Packed = [
    prob,
    msg,
    rule,
    missing.prediction,
    missing.probability,
    naCode,
    alternatives.map((alternative) => [alternative.output, alternative.prob]),
  ];
  const text = `${issueBits(verdict)}${JSON.stringify(packed)}`;
  return text === FINE_TEXT ? "" : text;
}

export function unpackReview(raw: string, output: string, text: string): Verdict {
  if (text === "") return { ...FINE_VERDICT, raw, output };
  const bits = bitsOf(text);
  const [prob, msg, rule, prediction, probability, naCode, pairs] = JSON.parse(text.slice(1)) as Packed;
  return {
    raw,
    output,
    hasData: (bits & ISSUE_BITS.missing) === 0,
    isValid: (bits & ISSUE_BITS.invalid) === 0,
    isClean: (bits & ISSUE_BITS.notClean) === 0,
    prob,
    msg,
    rule,
    missing: { prediction, probability },
    naCode,
    alternatives: pairs.map(([alternative, likelihood]): Alternative => ({ output: alternative, prob: likelihood })),
  };
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
