/**
 * Tells names from values: whether the first row of a table holds the titles of its columns. A logistic regression over
 * what each column and the row as a whole look like; its weights are trained by `tools/train/train-header-model.ts`.
 */
import { isNoName } from "./cell-look.ts";
import {
  COLUMN_FEATURES,
  columnFeatures,
  HEADER_FEATURES,
  type HeaderFeature,
  rowFeatures,
} from "./header-features.ts";
import { HEADER_BIAS, HEADER_WEIGHTS } from "./header-weights.ts";

type Row = readonly string[];

const SAMPLE_ROWS = 60;
/** A wide table is judged by some of its columns. */
const SAMPLE_COLUMNS = 80;

export function hasHeader(first: Row, body: readonly Row[]): boolean {
  return headerScore(first, body) > 0;
}

/** Log odds that the first row names the columns of the rows below it. */
export function headerScore(first: Row, body: readonly Row[]): number {
  if (first.length === 0) return Number.NEGATIVE_INFINITY;
  const others = withoutRepeats(first, body);
  // A row that stands alone has nothing to name, and one with a value in it is no names.
  if (others.length === 0 && first.some(isNoName)) return Number.NEGATIVE_INFINITY;
  const features = headerFeatures(first, others);
  return HEADER_FEATURES.reduce((sum, name) => sum + HEADER_WEIGHTS[name] * features[name], HEADER_BIAS);
}

export function headerFeatures(first: Row, body: readonly Row[]): Readonly<Record<HeaderFeature, number>> {
  const rows = body.slice(0, SAMPLE_ROWS);
  const columns = sampleColumns(first.length).map((column) =>
    columnFeatures(
      first[column] ?? "",
      rows.map((row) => row[column] ?? ""),
    ),
  );
  const features: Partial<Record<HeaderFeature, number>> = { ...rowFeatures(first, rows) };
  for (const name of COLUMN_FEATURES) {
    const sum = columns.reduce((total, column) => total + column[name], 0);
    features[`mean.${name}`] = sum / columns.length;
    features[`some.${name}`] = sum / (1 + sum);
  }
  return features as Readonly<Record<HeaderFeature, number>>;
}

/** Without the few rows that repeat the first one, as the names are repeated above each section of a report. */
function withoutRepeats(first: Row, body: readonly Row[]): readonly Row[] {
  if (first.length < 2 || first.some(isNoName)) return body;
  const others = body.filter((row) => first.some((cell, column) => cell !== row[column]));
  return others.length * 2 > body.length ? others : body;
}

function sampleColumns(width: number): number[] {
  const count = Math.min(width, SAMPLE_COLUMNS);
  return Array.from({ length: count }, (_, index) => Math.floor((index * width) / count));
}
