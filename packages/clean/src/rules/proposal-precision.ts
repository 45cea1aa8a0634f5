/**
 * How likely the first proposal of a rule is what a cell should be. If it is SURE, a person may accept all proposals of a
 * question at once; what is less sure is accepted value by value. The figures are in data/proposal-precision.tsv.
 */
import type { Alternative, Verdict } from "@limpid/table";
import { PROPOSAL_PRECISION } from "../../data/generated/proposal-precision.ts";
import { SURE } from "../verdict.ts";
import { sharedRule } from "./shared-rule.ts";

/** Cells by which the planted errors of a rule lean on those of all rules, and the natural ones on its planted ones. */
const LEAN = 2;
/** Just below the share from which all proposals may be accepted. */
const UNPROVEN = 0.89;

type Proposed = Pick<Verdict, "rule" | "raw" | "alternatives">;

const COUNTS = PROPOSAL_PRECISION.map(([rule, ...counts]) => [rule, ...counts.map(Number)] as const);
const ALL_RIGHT = COUNTS.reduce((sum, [, right = 0]) => sum + right, 0);
const ALL_WRONG = COUNTS.reduce((sum, [, , wrong = 0]) => sum + wrong, 0);

const PRECISION: ReadonlyMap<string, number> = new Map(
  COUNTS.map(([rule, right = 0, wrong = 0, naturalRight = 0, naturalWrong = 0]) => {
    const planted = share(right, wrong, ALL_RIGHT / (ALL_RIGHT + ALL_WRONG));
    return [rule, Math.min(planted, share(naturalRight, naturalWrong, planted))];
  }),
);

function share(right: number, wrong: number, expected: number): number {
  return (right + LEAN * expected) / (right + wrong + LEAN);
}

/** A letter, a digit or a sign that says something: of a number, an amount or a doubt. */
const TELLING = /[\p{L}\p{N}\p{Sc}\p{Sm}?!%°§]|[-−](?=\p{N})/gu;

/** Whether the proposal lacks something that the text says. */
function losesAnything(raw: string, output: string): boolean {
  const left = new Map<string, number>();
  for (const [sign] of output.normalize("NFKC").toLowerCase().matchAll(TELLING))
    left.set(sign, (left.get(sign) ?? 0) + 1);
  for (const [sign] of raw.normalize("NFKC").toLowerCase().matchAll(TELLING)) {
    const count = left.get(sign) ?? 0;
    if (count === 0) return true;
    left.set(sign, count - 1);
  }
  return false;
}

/** The alternatives with the probability of the first one, by its rule. What loses data is not accepted for all. */
export function weighProposal({ rule, raw, alternatives }: Proposed): readonly Alternative[] {
  const [first, ...others] = alternatives;
  if (first === undefined || first.output === "") return alternatives;
  const precision = PRECISION.get(rule) ?? PRECISION.get(sharedRule(rule)) ?? 0;
  const isProven = precision >= SURE && !losesAnything(raw, first.output);
  const prob = isProven ? precision : Math.min(first.prob, UNPROVEN);
  return prob === first.prob ? alternatives : [{ ...first, prob }, ...others];
}
