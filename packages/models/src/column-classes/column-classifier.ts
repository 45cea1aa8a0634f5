/** A model at work: from a column's sample to the calibrated probabilities of all its classes. */

import { readModelBytes } from "../format/read-model-bytes.ts";
import { type ColumnModel, readColumnModel } from "./column-model.ts";
import type { ColumnSample } from "./column-sample.ts";
import { type ClassRecogniser, FeatureExtractor } from "./features.ts";
import { scoreClasses } from "./score-classes.ts";

export type ClassProbability = readonly [id: string, probability: number];

/** With the weights that are committed. */
export function committedClassifier(recogniserOf: (ids: readonly string[]) => ClassRecogniser): ColumnClassifier {
  return new ColumnClassifier(readColumnModel(readModelBytes("column-classes")), recogniserOf);
}

export class ColumnClassifier {
  private readonly extractor: FeatureExtractor;

  /** `recogniserOf` gives the classes of the model's list, in that order. */
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

  /** Most likely first. */
  classify(sample: ColumnSample): readonly ClassProbability[] {
    const { classes, temperatures } = this.model.header;
    const scores = scoreClasses(this.model, this.extractor.extract(sample));
    const best = scores.reduce((top, score, label) => (score > (scores[top] ?? 0) ? label : top), 0);
    const highest = scores[best] ?? 0;
    const temperature = temperatures[best] ?? 1;
    const weights = Array.from(scores, (score) => Math.exp((score - highest) / temperature));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return classes.map((id, label) => [id, (weights[label] ?? 0) / total] as const).sort((a, b) => b[1] - a[1]);
  }
}
