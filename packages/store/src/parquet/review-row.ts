/**
 * What is kept of verdicts: a row of the review for each cell that there is something to say of, and of the others, which
 * are plain, the probability alone. The text itself is in the file of the original.
 */
import { FINE_VERDICT, type Verdict, type VerdictKind } from "@limpid/table";

export interface ReviewPaths {
  readonly review: string;
  /** `p0`, `p1`, …: the probability of a plain cell of that column, null of a cell that has a row in the review. */
  readonly plain: string;
}

export interface ReviewedPaths extends ReviewPaths {
  readonly ingest: string;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** As SQL sees it, in the order of its columns. */
export const REVIEW_FIELDS = ["kind", "output", "prob", "rule", "message", "missing", "alternatives"] as const;

export interface ReviewRow {
  readonly kind: VerdictKind;
  /** Null where the text is as it was read; empty where a text says that there is no value. */
  readonly output: string | null;
  readonly prob: number;
  readonly rule: string;
  readonly message: string;
  readonly missing: number;
  /** JSON, `[[output, prob], …]`; null for none. */
  readonly alternatives: string | null;
}

/** Kept without a word: nobody asks about it. */
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
