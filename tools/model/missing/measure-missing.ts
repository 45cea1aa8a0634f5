/** The figures of the card: tokens that training has seen and has not, in columns that it has not seen. */

import { Random } from "../../../packages/models/src/learner/random.ts";
import type { MissingModel } from "../../../packages/models/src/missing-data/missing-model.ts";
import { type Injection, MIXED, PLAIN, type SourceColumn } from "./inject-tokens.ts";
import { type MissingFigures, missingFigures, scoreCells } from "./score-missing.ts";
import { LOOKED_AT_ONCE, NEVER_TRAINED, type TokenLists, TRAINED } from "./tokens.ts";
import { injectAll } from "./train-missing.ts";

export interface NamedFigures extends MissingFigures {
  readonly name: string;
}

const SEED = 77;
const VIEWS = 2;

const MEASURES: readonly (readonly [name: string, tokens: TokenLists, injection: Injection])[] = [
  ["tokens seen in training", TRAINED, PLAIN],
  ["tokens never seen in training", NEVER_TRAINED, PLAIN],
  ["never seen, looked at once", LOOKED_AT_ONCE, PLAIN],
  ["seen; short columns, single cells, several tokens", TRAINED, MIXED],
  ["never seen; short columns, single cells, several tokens", NEVER_TRAINED, MIXED],
];

export function measureMissing(model: MissingModel, columns: readonly SourceColumn[]): readonly NamedFigures[] {
  return MEASURES.map(([name, tokens, injection]) => {
    const cells = injectAll(columns, VIEWS, new Random(SEED), tokens, injection);
    return { name, ...missingFigures(scoreCells(model, cells), cells) };
  });
}
