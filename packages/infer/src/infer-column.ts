/** The entity class of a column, with calibrated probabilities over all classes. */
import { entityById } from "@limpid/entities";
import type { ColumnClassifier, ColumnSample } from "@limpid/models";
import type { Column, EntityGuess } from "@limpid/table";
import { sampleColumn } from "./column-sample.ts";
import { considerNeighbours, type Ranked } from "./consider-neighbours.ts";
import { defaultClassifier } from "./default-classifier.ts";
import { fallBackByType } from "./fall-back-by-type.ts";
import { penaliseNumericClasses } from "./penalise-numeric-classes.ts";
import { penaliseUntitledClasses } from "./penalise-untitled-classes.ts";

/** Cumulative probability of the classes listed as likely. */
const LIKELY = 0.95;
const TEXT = "free_text";
const EMPTY = "empty";
/** The next rows of a column that is blank so far may hold something. */
const SURELY_EMPTY = 0.96;

/** The columns of one table, by their samples. */
export function inferTable(samples: readonly ColumnSample[]): readonly EntityGuess[] {
  const alone = samples.map(rank);
  return considerNeighbours(alone).map((ranked, index) => decide(ranked, samples[index]));
}

export interface ColumnSurroundings {
  /** Titles of the other columns of its table. */
  readonly tableHeaders?: readonly string[];
}

export function inferColumn(column: Column, { tableHeaders = [] }: ColumnSurroundings = {}): EntityGuess {
  const sample = sampleColumn(column);
  const others = tableHeaders.filter((header) => header !== column.title);
  const [ranked = []] = considerNeighbours([rank(sample)], others);
  return decide(ranked, sample);
}

function rank(sample: ColumnSample): Ranked {
  const { rows, blanks } = sample;
  const classifier = defaultClassifier();
  if (rows === 0) return blanks === 0 ? knowNothing(classifier) : knowBlank(classifier);
  return penaliseUntitledClasses(penaliseNumericClasses(classifier.classify(sample), sample), sample);
}

/** Without any cell every class stays as likely as the others, and text comes first. */
function knowNothing({ classes }: ColumnClassifier): Ranked {
  const share = 1 / classes.length;
  return [[TEXT, share], ...classes.filter((id) => id !== TEXT).map((id) => [id, share] as const)];
}

function knowBlank({ classes }: ColumnClassifier): Ranked {
  const share = (1 - SURELY_EMPTY) / (classes.length - 1);
  return [[EMPTY, SURELY_EMPTY], ...classes.filter((id) => id !== EMPTY).map((id) => [id, share] as const)];
}

function decide(ranked: Ranked, sample: ColumnSample | undefined): EntityGuess {
  return guessFrom(sample === undefined || sample.rows === 0 ? ranked : fallBackByType(ranked, sample));
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
