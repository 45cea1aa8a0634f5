/** A model at work: from a column's sample to the calibrated probabilities of all its classes. */

import { readModelBytes } from "../format/read-model-bytes.ts";
import { type ColumnModel, readColumnModel } from "./column-model.ts";
import type { ColumnSample } from "./column-sample.ts";
import { type ClassRecogniser, FeatureExtractor } from "./features.ts";
import { scoreClasses } from "./score-classes.ts";

export type ClassProbability = readonly [id: string, probability: number];
/** How much speaks for each class, in logarithms. */
export type ClassScores = ReadonlyMap<string, number>;

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

  /** By class, before anything is known of the rest of the table. */
  score(sample: ColumnSample): ClassScores {
    const scores = scoreClasses(this.model, this.extractor.extract(sample));
    return new Map(this.classes.map((id, label) => [id, scores[label] ?? 0]));
  }

  /** The probabilities of all classes, most likely first, once all that has a say has raised or lowered the scores. */
  calibrate(scores: ClassScores): readonly ClassProbability[] {
    const { temperatures } = this.model.header;
    const highest = Math.max(...scores.values());
    const best = this.classes.findIndex((id) => scores.get(id) === highest);
    const temperature = temperatures[best] ?? 1;
    const weights = [...scores].map(([id, score]) => [id, Math.exp((score - highest) / temperature)] as const);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return weights.map(([id, weight]) => [id, weight / total] as const).sort((a, b) => b[1] - a[1]);
  }

  /** What the model says of a column that stands alone. */
  classify(sample: ColumnSample): readonly ClassProbability[] {
    return this.calibrate(this.score(sample));
  }
}
