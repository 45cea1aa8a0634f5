/** Turns columns into examples: made ones as they are, real ones also as short columns and without their header. */

import type { ColumnSample } from "@limpid/models";
import { tableFromRows } from "@limpid/table";
import { sampleColumn } from "../../packages/infer/src/column-sample.ts";
import type { FeatureExtractor } from "../../packages/models/src/column-classes/features.ts";
import { type Example, toExample } from "../../packages/models/src/learner/example.ts";
import { Random } from "../../packages/models/src/learner/random.ts";
import { CLASSES } from "./classes.ts";
import type { MadeColumn } from "./made/make-columns.ts";
import type { LabelledRealColumn } from "./real-columns.ts";

const INDEX_OF = new Map(CLASSES.map((id, index) => [id, index]));
/** Real columns of a family that are trained on; more of them are much alike. */
const MAX_OF_FAMILY = 4;

export function toSample(header: string, values: readonly string[]): ColumnSample {
  const [column] = tableFromRows(
    [header],
    values.map((value) => [value]),
  ).columns;
  if (column === undefined) throw new Error(`The column "${header}" is lost`);
  return sampleColumn(column);
}

function indexOf(label: string): number {
  const index = INDEX_OF.get(label);
  if (index === undefined) throw new Error(`There is no class "${label}"`);
  return index;
}

export function madeExample({ labels, header, values }: MadeColumn, extractor: FeatureExtractor): Example {
  return toExample(extractor.extract(toSample(header, values)), labels.map(indexOf), 1);
}

/** The column itself, and where its values say what it is, five of them without the header. */
export function realExamples(
  columns: readonly LabelledRealColumn[],
  extractor: FeatureExtractor,
  weight: number,
): Example[] {
  const random = new Random(7);
  const seen = new Map<string, number>();
  const examples: Example[] = [];
  for (const { column, family, labels } of columns) {
    const key = `${family} ${labels[0]}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count > MAX_OF_FAMILY) continue;
    const indices = labels.map(indexOf);
    const add = (header: string, values: readonly string[], share: number) =>
      examples.push(toExample(extractor.extract(toSample(header, values)), indices, weight * share));
    add(column.header, column.values, 1 / Math.sqrt(count));
    if (count > 1) continue;
    const distinct = [...new Set(column.values)].filter((value) => value !== "");
    if (distinct.length < 2) continue;
    const start = random.below(Math.max(1, distinct.length - 5));
    add(column.header, distinct.slice(start, start + 10), 0.3);
    if (!family.startsWith("number")) add("", distinct.slice(start, start + 5), 0.5);
  }
  return examples;
}
