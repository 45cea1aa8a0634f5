/** Decides whether a text means missing data: blank, a token such as N/A, or a code such as 999 far from all other values. */
import type { Entity } from "@limpid/entities";
import { type Candidate, missingProbability } from "@limpid/models";
import type { CountedValue, Rule } from "@limpid/table";
import { readQuantity } from "@limpid/text";
import type { Suspicion } from "../verdict.ts";
import { ANY_PLACE, type ColumnPlace } from "./column-signs.ts";
import { explainMissing } from "./explain-missing.ts";
import { findCandidates } from "./find-candidates.ts";
import { limitProbability } from "./limit-probability.ts";
import { missingCeiling } from "./missing-ceiling.ts";

export interface MissingSuspicion extends Suspicion {
  readonly rule: Extract<Rule, `missing.${string}`>;
}

/** From this probability on, a value is taken for missing. */
export const SUSPICIOUS = 0.5;

/** The values of a column that may mean missing data; all others are as good as sure to be data. */
export type MissingSuspicions = ReadonlyMap<string, MissingSuspicion>;

/** Looks at the distinct values of a whole column, once. */
export function suspectMissing(
  entity: Entity,
  header: string,
  values: readonly CountedValue[],
  place: ColumnPlace = ANY_PLACE,
): MissingSuspicions {
  return new Map(
    findCandidates(entity, header, values, place).map((candidate) => {
      const ceiling = missingCeiling(candidate.value.text, candidate.headerTokens);
      const learnt = limitProbability(missingProbability(candidate), candidate);
      const probability = Number(Math.min(ceiling, learnt).toFixed(3));
      const reason = probability < SUSPICIOUS ? "" : explainMissing(candidate);
      return [candidate.value.text, { probability, reason, rule: ruleOf(candidate) }];
    }),
  );
}

function ruleOf({ value }: Candidate): MissingSuspicion["rule"] {
  return readQuantity(value.text).kind === "text" ? "missing.token" : "missing.sentinel";
}

export function isBlank(text: string): boolean {
  return text === "" || (text.length < 40 && text.trim() === "");
}
