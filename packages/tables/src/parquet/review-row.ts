/**
 * Defines how verdicts are stored: the review has a row for each cell with something to report; other cells are plain
 * and have only a probability. The text itself is in the file of the original.
 */
import { FINE_VERDICT, type Verdict, type VerdictKind } from "@limpid/table";

export interface ReviewPaths {
  readonly review: string;
  /** Columns `p0`, `p1`, …: the probability of a plain cell, null for a cell with a row in the review. */
  readonly plain: string;
}

export interface ReviewedPaths extends ReviewPaths {
  readonly ingest: string;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Fields of a review in the order of its SQL columns. */
export const REVIEW_FIELDS = ["kind", "output", "prob", "rule", "message", "missing", "alternatives"] as const;

export interface ReviewRow {
  readonly kind: VerdictKind;
  /** Null if the original text stays; empty if a text means that there is no value. */
  readonly output: string | null;
  readonly prob: number;
  readonly rule: string;
  readonly message: string;
  readonly missing: number;
  /** JSON of `[[output, prob], …]`; null for none. */
  readonly alternatives: string | null;
}

/** Whether the verdict reports nothing and only its probability is stored. */
export function isPlain({ kind, msg, rule, missing, alternatives }: Verdict): boolean {
  const { missing: usual } = FINE_VERDICT;
  return kind === "kept" && msg === "" && rule === "" && missing === usual && alternatives.length === 0;
}

export function toReviewRow({ kind, raw, output, prob, rule, msg, missing, alternatives }: Verdict): ReviewRow {
  const shown = output ?? "";
  const pairs = alternatives.map((one) => [one.output, one.prob]);
  return {
    kind,
    output: shown === raw ? null : shown,
    prob,
    rule,
    message: msg,
    missing,
    alternatives: pairs.length === 0 ? null : JSON.stringify(pairs),
  };
}

export function fromReviewRow(raw: string, row: ReviewRow): Verdict {
  const { kind, output, prob, rule, message: msg, missing } = row;
  const alternatives = alternativesOf(row);
  if (kind === "missing") return { kind, raw, output: null, prob, msg, rule, missing, alternatives };
  return { kind, raw, output: output ?? raw, prob, msg, rule, missing, alternatives };
}

export function plainVerdict(raw: string, prob: number): Verdict {
  return { ...FINE_VERDICT, raw, output: raw, prob };
}

function alternativesOf({ alternatives }: ReviewRow): Verdict["alternatives"] {
  if (alternatives === null) return FINE_VERDICT.alternatives;
  const pairs = JSON.parse(alternatives) as readonly [output: string, prob: number][];
  return pairs.map(([output, prob]) => ({ output, prob }));
}
