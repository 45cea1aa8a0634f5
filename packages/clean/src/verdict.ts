/** The verdicts on a cell. Every one is made here, so that all have the same fields in the same order. */
import { type Alternative, FINE_VERDICT, isOpen, isRepair, type Rule, type Verdict } from "@limpid/table";
import type { Remark } from "./detector.ts";

interface Reason {
  readonly prob: number;
  readonly msg: string;
  readonly rule: Rule;
}

/** A cell of which the output is certain. */
export function cleanVerdict(raw: string, output: string, reason: Reason): Verdict {
  const { prob, msg, rule } = reason;
  const kind = output === raw ? "kept" : isRepair(rule) ? "repaired" : "written";
  const { missing, alternatives } = FINE_VERDICT;
  return { kind, raw, output, prob, msg, rule, missing, alternatives };
}

/** The cell keeps its text; the likeliest meanings are offered. */
export function flaggedVerdict(raw: string, reason: Reason, alternatives: readonly Alternative[]): Verdict {
  const { prob, msg, rule } = reason;
  return { kind: "proposed", raw, output: raw, prob, msg, rule, missing: FINE_VERDICT.missing, alternatives };
}

/** One question of the whole column, which no cell answers: the cell keeps its text and is not asked about by itself. */
export function openVerdict(raw: string, reason: Reason, alternatives: readonly Alternative[]): Verdict {
  const { prob, msg, rule } = reason;
  return { kind: "kept", raw, output: raw, prob, msg, rule, missing: FINE_VERDICT.missing, alternatives };
}

/** What an open question says of a cell. */
export interface Asked {
  readonly message: string;
  readonly proposed: string | null;
}

/** Nobody knows whether a cell is right that an open question is about, or that nothing could have called wrong. */
const UNDECIDED = 0.5;
const UNJUDGED = "Not checked: many values do not fit the class of this column.";

/** The cell is left as it is until the question of its column is answered. */
export function askedVerdict(verdict: Verdict, { message, proposed }: Asked): Verdict {
  const prob = Math.min(verdict.prob, UNDECIDED);
  const alternatives = proposed === null || proposed === verdict.output ? [] : [{ output: proposed, prob: UNDECIDED }];
  return { ...verdict, prob, msg: `Open question of the column: ${message}`, rule: "column.question", alternatives };
}

/** The cell of a column of which the class is in doubt. */
export function unjudgedVerdict(verdict: Verdict): Verdict {
  return { ...verdict, prob: Math.min(verdict.prob, UNDECIDED), msg: UNJUDGED };
}

export function invalidVerdict(raw: string, msg: string, rule: Rule, suggestions: readonly string[]): Verdict {
  const alternatives = suggestions.map((output) => ({ output, prob: SUGGESTED }));
  const { missing } = FINE_VERDICT;
  return { kind: "invalid", raw, output: raw, prob: INVALID, msg, rule, missing, alternatives };
}

export interface Suspicion {
  /** Probability that the value means missing data. */
  readonly probability: number;
  /** In one sentence, with counts; empty where the value is taken for data. */
  readonly reason: string;
  readonly rule: Rule;
}

const BLANK: Suspicion = { probability: 1, reason: "", rule: "" };

/** The blank cell needs no reason. */
export function missingVerdict(raw: string, { probability, reason, rule }: Suspicion = BLANK): Verdict {
  const { alternatives } = FINE_VERDICT;
  return {
    kind: "missing",
    raw,
    output: null,
    prob: probability,
    msg: reason,
    rule,
    missing: probability,
    alternatives,
  };
}

export function errorVerdict(raw: string, msg: string): Verdict {
  const { missing, alternatives } = FINE_VERDICT;
  return { kind: "failed", raw, output: raw, prob: 0, msg, rule: "error", missing, alternatives };
}

/** Less sure than this, a change is only offered. */
export const SURE = 0.9;
/** Probability of an offer. */
export const OFFERED = 0.75;

/** A cell of which the rest of the table says something else than the cell alone, or that it may be wrong. */
export function remarkedVerdict(verdict: Verdict, { output, prob, msg, rule }: Remark): Verdict {
  if (output === null) return isOpen(verdict) ? verdict : { ...asked(verdict), prob, msg, rule };
  if (output === verdict.output && !isOpen(verdict)) return verdict;
  if (prob >= SURE) return cleanVerdict(verdict.raw, output, { prob, msg, rule });
  const others = verdict.alternatives.filter((alternative) => alternative.output !== output);
  return { ...asked(verdict), msg, rule, prob: 1 - prob, alternatives: [{ output, prob }, ...others] };
}

/** A value that may mean missing data all the same: it stays, and the doubt is shown. */
export function suspectedMissing(verdict: Verdict, { probability, reason, rule }: Suspicion): Verdict {
  return {
    ...asked(verdict),
    prob: Math.min(verdict.prob, 1 - probability),
    msg: reason,
    rule,
    missing: probability,
    alternatives: [{ output: "", prob: probability }, ...verdict.alternatives],
  };
}

/** The cell shows what it did, and somebody is asked. That of a cell without data is asked by its alternative. */
function asked(verdict: Verdict): Verdict {
  switch (verdict.kind) {
    case "kept":
    case "written":
    case "repaired":
      return { ...verdict, kind: "proposed" };
    case "proposed":
    case "invalid":
    case "missing":
    case "failed":
      return verdict;
  }
}

/** Probability that a suggestion for an invalid value is what was meant. */
const SUGGESTED = 0.5;
/** Probability that an invalid value is what was meant. */
const INVALID = 0.1;
