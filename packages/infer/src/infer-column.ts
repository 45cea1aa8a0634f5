/** The entity class of a column, with calibrated probabilities over all classes. */
import { entityById } from "@limpid/entities";
import type { Column, EntityGuess, Table } from "@limpid/table";
import { type ColumnSample, sampleColumn } from "./column-sample.ts";
import { fallBack } from "./fall-back.ts";
import { keepZeros } from "./keep-zeros.ts";
import type { ClassProbability, ColumnClassifier } from "./model/column-classifier.ts";
import { defaultClassifier } from "./model/default-model.ts";

/** Cumulative probability of the classes listed as likely. */
const LIKELY = 0.95;

export function inferTable(table: Table, classifier: ColumnClassifier = defaultClassifier()): readonly EntityGuess[] {
  return table.columns.map((column) => inferColumn(column, classifier));
}

export function inferColumn(column: Column, classifier: ColumnClassifier = defaultClassifier()): EntityGuess {
  const sample = sampleColumn(column);
  return guessFrom(rank(sample, classifier));
}

type Ranked = readonly ClassProbability[];

/** A column without any value says nothing: every class stays as likely as the others, and text comes first. */
function rank(sample: ColumnSample, classifier: ColumnClassifier): Ranked {
  if (sample.rows > 0) return fallBack(keepZeros(classifier.classify(sample), sample), sample);
  const { classes } = classifier;
  return classes.map((id) => [id, 1 / classes.length] as const).sort(([a], [b]) => rankOf(a) - rankOf(b));
}

function rankOf(id: string): number {
  return id === "free_text" ? 0 : 1;
}

function guessFrom(ranked: Ranked): EntityGuess {
  const [predictedClass, classP] = ranked[0] ?? ["free_text", 1];
  const likely: [string, number][] = [];
  let cumulative = 0;
  for (const [id, probability] of ranked) {
    if (cumulative >= LIKELY) break;
    likely.push([id, probability]);
    cumulative += probability;
  }
  return {
    name: entityById(predictedClass)?.title ?? predictedClass,
    predictedClass,
    classP,
    likely: Object.fromEntries(likely),
    allProbs: Object.fromEntries(ranked),
  };
}
