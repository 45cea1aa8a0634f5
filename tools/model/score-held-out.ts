/** Figures on the real columns that were kept out of training, one column of each family. */
import type { ColumnClassifier } from "../../packages/models/src/column-classes/column-classifier.ts";
import { toSample } from "./build-examples.ts";
import type { LabelledRealColumn } from "./real-columns.ts";
import { type Figures, type Prediction, scorePredictions } from "./score-predictions.ts";
import { splitFamilies } from "./split-families.ts";

export function scoreHeldOut(classifier: ColumnClassifier, real: readonly LabelledRealColumn[]): Figures {
  return scorePredictions(predictHeldOut(classifier, real));
}

export function predictHeldOut(
  classifier: ColumnClassifier,
  real: readonly LabelledRealColumn[],
): readonly Prediction[] {
  const families = new Map(splitFamilies(real).held.map((labelled) => [labelled.family, labelled]));
  return [...families.values()].map(({ labels, column: { header, values } }) => {
    return { labels, header, values, ranked: classifier.classify(toSample(header, values)) };
  });
}
