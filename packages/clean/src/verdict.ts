/** The verdicts on a cell. Every one is made here, so that all have the same fields in the same order. */
import type { Alternative, MissingCode, MissingData, Rule, Verdict } from "@limpid/table";
import { MissingCode as Code } from "@limpid/table";

const NO_ALTERNATIVES: readonly Alternative[] = [];
const HAS_VALUE: MissingData = { prediction: "VALID", probability: 0.99 };

interface Remark {
  readonly prob: number;
  readonly msg: string;
  readonly rule: Rule;
}

export function cleanVerdict(raw: string, output: string, { prob, msg, rule }: Remark): Verdict {
  return make({
    raw,
    output,
    prob,
    msg,
    rule,
    isClean: true,
    isValid: true,
    naCode: Code.valid,
    alternatives: NO_ALTERNATIVES,
  });
}

/** The cell keeps its text; the likeliest meanings are offered. */
export function flaggedVerdict(raw: string, remark: Remark, alternatives: readonly Alternative[]): Verdict {
  return make({ raw, output: raw, ...remark, isClean: false, isValid: true, naCode: Code.valid, alternatives });
}

/** One question of the whole column, which no cell answers: the cell keeps its text and is not asked about by itself. */
export function openVerdict(raw: string, remark: Remark, alternatives: readonly Alternative[]): Verdict {
  return make({ raw, output: raw, ...remark, isClean: true, isValid: true, naCode: Code.valid, alternatives });
}

export function invalidVerdict(raw: string, msg: string, rule: Rule, suggestions: readonly string[]): Verdict {
  const alternatives = suggestions.map((output) => ({ output, prob: SUGGESTED }));
  return make({
    raw,
    output: raw,
    prob: INVALID,
    msg,
    rule,
    isClean: false,
    isValid: false,
    naCode: Code.notValid,
    alternatives,
  });
}

interface Suspicion {
  /** Probability that the value stands for missing data. */
  readonly probability: number;
  readonly reason: string;
  readonly rule: Rule;
}

const BLANK: Suspicion = { probability: 1, reason: "", rule: "" };

/** The blank cell needs no reason. */
export function missingVerdict(raw: string, { probability, reason, rule }: Suspicion = BLANK): Verdict {
  return {
    raw,
    output: "",
    hasData: false,
    isValid: true,
    isClean: true,
    prob: probability,
    msg: reason,
    rule,
    missing: { prediction: "MISSING", probability },
    naCode: Code.missing,
    alternatives: NO_ALTERNATIVES,
  };
}

export function errorVerdict(raw: string, msg: string): Verdict {
  return make({
    raw,
    output: raw,
    prob: 0,
    msg,
    rule: "error",
    isClean: false,
    isValid: false,
    naCode: Code.error,
    alternatives: NO_ALTERNATIVES,
  });
}

/** Less sure than this, a change is only offered. */
export const SURE = 0.9;

/** A cell of which the rest of the table says something else than the column alone. */
export function repairedVerdict(
  verdict: Verdict,
  { output, prob, msg, rule }: Remark & { readonly output: string },
): Verdict {
  if (output === verdict.output && verdict.hasData && verdict.isClean) return verdict;
  if (prob >= SURE) return cleanVerdict(verdict.raw, output, { prob, msg, rule });
  const others = verdict.alternatives.filter((alternative) => alternative.output !== output);
  const offered = { msg, rule, isClean: false, prob: 1 - prob, alternatives: [{ output, prob }, ...others] };
  return { ...verdict, ...offered };
}

/** A value that may mean missing data all the same: it stays, and the doubt is shown. */
export function suspectedMissing(verdict: Verdict, { probability, reason, rule }: Suspicion): Verdict {
  return {
    ...verdict,
    isClean: false,
    prob: Math.min(verdict.prob, 1 - probability),
    msg: reason,
    rule,
    missing: { prediction: "MISSING", probability },
    alternatives: [{ output: "", prob: probability }, ...verdict.alternatives],
  };
}

/** The value is data, as far as the model can tell. */
export function withData(verdict: Verdict, { probability }: Suspicion): Verdict {
  return { ...verdict, missing: { prediction: "VALID", probability: 1 - probability } };
}

/** Probability that a suggestion for an invalid value is what was meant. */
const SUGGESTED = 0.5;
/** Probability that an invalid value is what was meant. */
const INVALID = 0.1;

interface WithData extends Remark {
  readonly raw: string;
  readonly output: string;
  readonly isClean: boolean;
  readonly isValid: boolean;
  readonly naCode: MissingCode;
  readonly alternatives: readonly Alternative[];
}

function make({ raw, output, prob, msg, rule, isClean, isValid, naCode, alternatives }: WithData): Verdict {
  return { raw, output, hasData: true, isValid, isClean, prob, msg, rule, missing: HAS_VALUE, naCode, alternatives };
}
