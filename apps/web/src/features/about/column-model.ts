/** What is known of the model that classes columns. column-model.json is made from its card (`npm run docs`). */
import facts from "./column-model.json";

/** Columns with about the same probability, and how many of them were right. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly columns: number;
  readonly meanProbability: number;
  readonly shareRight: number;
}

export interface Accuracy {
  readonly columns: number;
  readonly top1: number;
  readonly top3: number;
  /** Share of the columns whose class is 80 % sure or surer, and how many of those are right. */
  readonly coverage: number;
  readonly accuracyWhenSure: number;
}

/** Real columns that were not trained on, but served to adjust the probabilities. */
interface KeptOut extends Accuracy {
  readonly bins: readonly ReliabilityBin[];
}

interface Evaluation extends Accuracy {
  readonly name: string;
  /** Looked at once, when all was decided. */
  readonly isFinal: boolean;
}

/** null: not measured, or not written down. */
export interface ColumnModel {
  readonly measuredOn: string | null;
  readonly size: { readonly classes: number; readonly bytes: number; readonly weights: number } | null;
  readonly speed: { readonly medianMs: number; readonly p99Ms: number } | null;
  readonly training: { readonly madeColumns: number; readonly realViews: number } | null;
  readonly keptOut: KeptOut | null;
  readonly evaluations: readonly Evaluation[];
  readonly method: readonly string[];
  readonly limits: readonly string[];
  readonly sources: readonly { readonly name: string; readonly licence: string }[];
}

export const columnModel: ColumnModel = facts;
