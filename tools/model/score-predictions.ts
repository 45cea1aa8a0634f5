/** Figures of predictions whose truth is known, and the bins of a reliability diagram. */
import type { ClassProbability } from "../../packages/models/src/column-classes/column-classifier.ts";

export interface Prediction {
  /** Right classes, best first. */
  readonly labels: readonly string[];
  readonly header: string;
  readonly values: readonly string[];
  readonly ranked: readonly ClassProbability[];
}

export interface ReliabilityBin {
  readonly columns: number;
  readonly meanProbability: number;
  readonly shareRight: number;
}

export interface Figures {
  readonly columns: number;
  readonly top1: number;
  readonly top3: number;
  readonly expectedCalibrationError: number;
  /** Share of the columns with a probability of 0.8 and more, and how many of those are right. */
  readonly coverage: number;
  readonly accuracyWhenSure: number;
  readonly reliability: readonly ReliabilityBin[];
}

const BINS = 10;
const SURE = 0.8;

export function scorePredictions(predictions: readonly Prediction[]): Figures {
  const judged = predictions.map(({ labels, ranked }) => ({
    probability: ranked[0]?.[1] ?? 0,
    isRight: labels.includes(ranked[0]?.[0] ?? ""),
    isNear: ranked.slice(0, 3).some(([id]) => labels.includes(id)),
  }));
  const count = judged.length;
  const sure = judged.filter(({ probability }) => probability >= SURE);
  const reliability = Array.from({ length: BINS }, (_, bin) =>
    toBin(judged.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin)),
  );
  return {
    columns: count,
    top1: round(share(judged, ({ isRight }) => isRight)),
    top3: round(share(judged, ({ isNear }) => isNear)),
    expectedCalibrationError: round(
      reliability.reduce((sum, bin) => sum + bin.columns * Math.abs(bin.meanProbability - bin.shareRight), 0) / count,
    ),
    coverage: round(sure.length / count),
    accuracyWhenSure: round(share(sure, ({ isRight }) => isRight)),
    reliability,
  };
}

function toBin(judged: readonly { readonly probability: number; readonly isRight: boolean }[]): ReliabilityBin {
  const sum = judged.reduce((total, { probability }) => total + probability, 0);
  return {
    columns: judged.length,
    meanProbability: judged.length === 0 ? 0 : round(sum / judged.length),
    shareRight: round(share(judged, ({ isRight }) => isRight)),
  };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
