/** Loads the committed model on first use. */
import { type ColumnClassifier, committedClassifier } from "@limpid/models";
import { makeRecogniser } from "./recognise-values.ts";

let classifier: ColumnClassifier | undefined;

export function defaultClassifier(): ColumnClassifier {
  classifier ??= committedClassifier(makeRecogniser);
  return classifier;
}
