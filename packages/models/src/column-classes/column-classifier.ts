/** Classifies a column: from its sample to the calibrated probabilities of all classes. */

import { readModelBytes } from "../format/read-model-bytes.ts";
import { type ColumnModel, readColumnModel } from "./column-model.ts";
import type { ColumnSample } from "./column-sample.ts";
import { type ClassRecogniser, FeatureExtractor } from "./features.ts";
import { scoreClasses } from "./score-classes.ts";

export type ClassProbability = readonly [id: string, probability: number];
/** Score of each class in logarithms, before the softmax. */
export type ClassScores = ReadonlyMap<string, number>;

/** Loads the classifier with the committed weights. */
export function committedClassifier(recogniserOf: (ids: readonly string[]) => ClassRecogniser): ColumnClassifier {
  return new ColumnClassifier(readColumnModel(readModelBytes("column-classes")), recogniserOf);
}

export class ColumnClassifier {
  private readonly extractor: FeatureExtractor;

  /** `recogniserOf` returns a recogniser for the model's list of classes, in its order. */
  constructor(
    private readonly model: ColumnModel,
    recogniserOf: (ids: readonly string[]) => ClassRecogniser,
  ) {
    const { recognisers, sizes } = model.header;
    this.extractor = new FeatureExtractor(recogniserOf(recognisers), sizes);
    if (this.extractor.inputCount !== sizes.inputs) {
      throw new Error(`The column model has ${sizes.inputs} inputs, these features are ${this.extractor.inputCount}`);
    }
  }

  get classes(): readonly string[] {
    return this.model.header.classes;
  }

  /** Scores each class by the column alone, before the rest of the table is considered. */
  score(sample: ColumnSample): ClassScores {
    const scores = scoreClasses(this.model, this.extractor.extract(sample));
    return new Map(this.classes.map((id, label) => [id, scores[label] ?? 0]));
  }

  /** Returns the probabilities of all classes, most likely first. Other evidence must already be in the scores. */
  calibrate(scores: ClassScores): readonly ClassProbability[] {
    const { temperatures } = this.model.header;
    const highest = Math.max(...scores.values());
    const best = this.classes.findIndex((id) => scores.get(id) === highest);
    const temperature = temperatures[best] ?? 1;
    const weights = [...scores].map(([id, score]) => [id, Math.exp((score - highest) / temperature)] as const);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return weights.map(([id, weight]) => [id, weight / total] as const).sort((a, b) => b[1] - a[1]);
  }

  /** Classifies a column on its own. */
  classify(sample: ColumnSample): readonly ClassProbability[] {
    return this.calibrate(this.score(sample));
  }
}
