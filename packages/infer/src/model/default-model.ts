/** The committed model, read when it is first asked for. */
import { COLUMN_MODEL } from "../generated/column-model.ts";
import { ColumnClassifier } from "./column-classifier.ts";
import { readModel } from "./read-model.ts";

let classifier: ColumnClassifier | undefined;

export function defaultClassifier(): ColumnClassifier {
  classifier ??= new ColumnClassifier(readModel(decodeBase64(COLUMN_MODEL)));
  return classifier;
}

function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
