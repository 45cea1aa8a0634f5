/** Trains the header model on rows labelled as names or not. Weights keep three digits; more add nothing. */
import { computeScore, fitLogistic, type LogisticModel } from "../learner/fit-logistic.ts";
import { headerFeatures } from "./features.ts";

export interface HeaderExample {
  readonly first: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly isHeader: boolean;
  readonly weight: number;
}

interface Point {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

export interface HeaderAccuracy {
  readonly rows: number;
  readonly right: number;
}

export function toPoint({ first, body, isHeader, weight }: HeaderExample): Point {
  return { features: headerFeatures(first, body), label: isHeader ? 1 : 0, weight };
}

export function trainHeaderModel(points: readonly Point[]): LogisticModel {
  const { weights, bias } = fitLogistic(points);
  return { weights: weights.map(round), bias: round(bias) };
}

export function measureHeaderModel(model: LogisticModel, points: readonly Point[], label: 0 | 1): HeaderAccuracy {
  const rows = points.filter((point) => point.label === label);
  return {
    rows: rows.length,
    right: rows.filter(({ features }) => computeScore(model, features) > 0 === (label === 1)).length,
  };
}

function round(weight: number): number {
  return Number(weight.toFixed(3));
}
