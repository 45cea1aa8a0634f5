/** The columns that the missing-data model is trained and calibrated on, with tokens put into them. */
import { Random } from "../../../packages/models/src/learner/random.ts";
import type { BinaryTraining } from "../../../packages/models/src/learner/train-binary.ts";
import type { MissingModel } from "../../../packages/models/src/missing-data/missing-model.ts";
import { fitTemperature, trainMissingModel } from "../../../packages/models/src/missing-data/train.ts";
import { injectTokens, MIXED, type SourceColumn } from "./inject-tokens.ts";
import { type MissingCells, toExamples, toMissingCells } from "./missing-cells.ts";
import { TRAINED } from "./tokens.ts";

export interface MissingOptions extends BinaryTraining {
  /** How often tokens are put into each column. */
  readonly views: number;
}

export const DEFAULT_MISSING: MissingOptions = { hidden: 24, epochs: 8, views: 6, seed: 5 };

export function trainMissing(
  train: readonly SourceColumn[],
  calibrate: readonly SourceColumn[],
  { views, ...training }: MissingOptions,
  tell: (line: string) => void,
): MissingModel {
  const random = new Random(training.seed);
  const cells = injectAll(train, views, random);
  const examples = cells.flatMap((column) => toExamples(column, random));
  tell(`${examples.length} cells of ${cells.length} columns`);
  const model = trainMissingModel(examples, training, tell);
  const held = injectAll(calibrate, 2, random).flatMap(({ candidates, missing }) =>
    candidates.map((candidate) => ({ candidate, isMissing: missing.has(candidate.value.text) })),
  );
  return fitTemperature(model, held);
}

export function injectAll(
  sources: readonly SourceColumn[],
  views: number,
  random: Random,
  tokens = TRAINED,
  injection = MIXED,
): readonly MissingCells[] {
  return sources.flatMap((source) =>
    Array.from({ length: views }, () => injectTokens(source, tokens, random, injection)).flatMap((column) =>
      column === undefined ? [] : [toMissingCells(column)],
    ),
  );
}
