/**
 * How likely the first proposal of a rule is what a cell should be. If it is SURE, a person may accept all proposals of a
 * question at once; what is less sure is accepted value by value. The figures are in data/proposal-precision.tsv.
 */
import type { Alternative } from "@limpid/table";
import { PROPOSAL_PRECISION } from "../../data/generated/proposal-precision.ts";
import { SURE } from "../verdict.ts";
import { sharedRule } from "./shared-rule.ts";

/** Fewer cells say nothing of a rule. */
const MIN_READ = 5;
/** Just below the share from which all proposals may be accepted. */
const UNPROVEN = 0.89;

const PRECISION: ReadonlyMap<string, number> = new Map(
  PROPOSAL_PRECISION.map(([rule, right, wrong, naturalRight, naturalWrong]) => [
    rule,
    Math.min(shareOf(Number(right), Number(wrong)), shareOf(Number(naturalRight), Number(naturalWrong))),
  ]),
);

/** One where too few were read. */
function shareOf(right: number, wrong: number): number {
  return right + wrong < MIN_READ ? 1 : right / (right + wrong);
}

/** The alternatives with the probability of the first one, by its rule. No data is a loss, which nobody accepts for all. */
export function weighProposal(rule: string, alternatives: readonly Alternative[]): readonly Alternative[] {
  const [first, ...others] = alternatives;
  if (first === undefined || first.output === "") return alternatives;
  const precision = PRECISION.get(rule) ?? PRECISION.get(sharedRule(rule)) ?? 0;
  const prob = precision >= SURE ? precision : Math.min(first.prob, UNPROVEN);
  return prob === first.prob ? alternatives : [{ ...first, prob }, ...others];
}
