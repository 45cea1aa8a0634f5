/** The cells of a column as the model sees them: those that pass the gate with their inputs, the others by their number. */
import { entityById } from "@limpid/entities";
import { countValues, tableFromRows } from "@limpid/table";
import type { Suspect } from "../../../packages/clean/src/missing/column-signs.ts";
import { findCandidates } from "../../../packages/clean/src/missing/find-candidates.ts";
import type { Example } from "../../../packages/models/src/learner/example.ts";
import type { Random } from "../../../packages/models/src/learner/random.ts";
import { toBinaryExample } from "../../../packages/models/src/learner/train-binary.ts";
import { missingFeatures, TOKEN_INPUTS, WORD_INPUTS } from "../../../packages/models/src/missing-data/features.ts";
import type { InjectedColumn } from "./inject-tokens.ts";

export interface MissingCells {
  readonly candidates: readonly Suspect[];
  readonly missing: ReadonlySet<string>;
  /** Tokens that the gate did not let pass. */
  readonly unseenMissing: number;
  /** Different values with data that the gate did not let pass. */
  readonly unseenGood: number;
}

export function toMissingCells({ classId, header, values, missing }: InjectedColumn): MissingCells {
  const entity = entityById(classId);
  const [column] = tableFromRows(
    [header],
    values.map((value) => [value]),
  ).columns;
  if (entity === undefined || column === undefined) throw new Error(`There is no class "${classId}"`);
  const counted = countValues(column);
  const candidates = findCandidates(entity, header, counted);
  const seenMissing = candidates.filter(({ value }) => missing.has(value.text)).length;
  return {
    candidates,
    missing,
    unseenMissing: missing.size - seenMissing,
    unseenGood: counted.length - missing.size - (candidates.length - seenMissing),
  };
}

/** Share of tokens that training sees without the bits of the token lists, and of those also without the word lists'. */
const LEXICON_DROPOUT = 0.5;
const WORD_DROPOUT = 0.6;

/** Tokens are rarer in the wild than where they are injected. */
const GOOD_WEIGHT = 1.25;

export function toExamples({ candidates, missing }: MissingCells, random: Random): readonly Example[] {
  return candidates.map((candidate) => {
    const features = missingFeatures(candidate);
    const isMissing = missing.has(candidate.value.text);
    if (isMissing && random.next() < LEXICON_DROPOUT) {
      features.fill(0, 0, TOKEN_INPUTS);
      if (random.next() < WORD_DROPOUT) features.fill(0, TOKEN_INPUTS, TOKEN_INPUTS + WORD_INPUTS);
    }
    return toBinaryExample(features, isMissing, isMissing ? 1 : GOOD_WEIGHT);
  });
}
