/**
 * Decides what a column holds. All evidence is weighed here in one order, and the calibration comes last.
 * The first class of the list is the one shown. Refused values lower the score of a class only if the class carries its
 * own proof: lowering it in general names fewer of the labelled evaluation columns right. Refusals always decide by
 * which class the cells are cleaned (cleaning-class.ts).
 */
import { entityById } from "@limpid/entities";
import type { ClassProbability, ClassScores, ColumnSample } from "@limpid/models";
import type { EntityGuess } from "@limpid/table";
import { cleaningClass } from "./cleaning-class.ts";
import { defaultClassifier } from "./default-classifier.ts";
import { areDottedDays } from "./evidence/dotted-days.ts";
import { kindOfValues } from "./evidence/kind-of-values.ts";
import { classesWithoutZeros } from "./evidence/leading-zeros.ts";
import { unnumberedClasses } from "./evidence/numbered-titles.ts";
import { provenClass } from "./evidence/proven-class.ts";
import { failedClasses } from "./evidence/refusals.ts";
import { untitledClasses } from "./evidence/untitled-classes.ts";

/**
 * Factor on the odds of a class that leading zeros, title or check digits of the column contradict. Measured on 483 real
 * columns kept out of training: anything from .005 to .05 names 93.2 % of them right, .2 only 92.3 %. Weights fitted to
 * the same columns did worse on those left out (decision 0027).
 */
const REFUTED = Math.log(0.02);
/** Below this probability the best class is no better than a guess. */
const GUESS = 0.1;
/** Score that puts a class before another one with the same score. */
const AHEAD = 0.01;
/** Cumulative probability of the classes listed as likely. */
const LIKELY = 0.95;
/** Classes less probable than this are not listed: a table of thousands of columns would be mostly these. */
const LISTED = 1e-5;
const EMPTY = "empty";
/** Lead of the class "empty" over all others; further rows of a column that is blank so far may hold something. */
const SURELY_EMPTY = 8;
/** Lead over all classes of the model for a class that check digits prove and that the model has not learned. */
const PROVEN = 4;

/** A column with the scores of its classes, and their probabilities, most likely first. */
interface Weighed {
  readonly sample: ColumnSample;
  readonly scores: ClassScores;
  readonly ranked: readonly ClassProbability[];
}

/** Decides the class of one column; `score` is that of the model. */
export function decideClass(sample: ColumnSample, score = scoreByModel): EntityGuess {
  const unrefuted = preferDays(withoutRefuted(weigh(sample, score(sample))));
  return guessOf(fallBackToKind(preferProven(unrefuted)));
}

/** A column without values has no class, whatever its title says. */
export function scoreByModel(sample: ColumnSample): ClassScores {
  const classifier = defaultClassifier();
  if (sample.rows > 0) return classifier.score(sample);
  return new Map(classifier.classes.map((id) => [id, id === EMPTY ? SURELY_EMPTY : 0]));
}

function weigh(sample: ColumnSample, scores: ClassScores): Weighed {
  return { sample, scores, ranked: defaultClassifier().calibrate(scores) };
}

function withoutRefuted(column: Weighed): Weighed {
  const { sample, scores, ranked } = column;
  const byTitle = [...untitledClasses(sample), ...unnumberedClasses(sample)];
  const refuted = [...classesWithoutZeros(sample), ...byTitle, ...failedClasses(ranked, sample)];
  const known = new Set(refuted.filter((id) => scores.has(id)));
  if (known.size === 0) return column;
  return weigh(sample, new Map([...scores].map(([id, score]) => [id, known.has(id) ? score + REFUTED : score])));
}

/** Days such as 02.01.25 are no versions: what the model sees of these speaks for a date. */
function preferDays(column: Weighed): Weighed {
  const { sample, scores } = column;
  const version = scores.get("version");
  if (version === undefined || !areDottedDays(sample)) return column;
  const date = Math.max(version, scores.get("date") ?? version);
  return weigh(sample, new Map([...scores, ["date", date], ["version", version + REFUTED]]));
}

function preferProven(column: Weighed): Weighed {
  const id = provenClass(column.ranked, column.sample);
  return id === undefined ? column : ahead(column, id, PROVEN);
}

/** If no class is likely, falls back to the general kind of the column's values. */
function fallBackToKind(column: Weighed): Weighed {
  const [, best = 0] = column.ranked[0] ?? [];
  if (best >= GUESS) return column;
  return ahead(column, kindOfValues(column.sample), AHEAD);
}

/** Puts the class before all others by `by`. */
function ahead({ sample, scores }: Weighed, id: string, by: number): Weighed {
  return weigh(sample, new Map([...scores, [id, Math.max(...scores.values()) + by]]));
}

function guessOf({ sample, ranked }: Weighed): EntityGuess {
  const [predictedClass, classP] = ranked[0] ?? [EMPTY, 1];
  const cleanedAs = cleaningClass(ranked, sample);
  return {
    name: entityById(predictedClass)?.title ?? predictedClass,
    predictedClass,
    classP,
    likely: Object.fromEntries(likeliest(ranked)),
    allProbs: Object.fromEntries(ranked.filter(([, probability]) => probability >= LISTED)),
    ...(cleanedAs !== undefined && { cleanedAs }),
  };
}

function likeliest(ranked: readonly ClassProbability[]): readonly ClassProbability[] {
  let cumulative = 0;
  const end = ranked.findIndex(([, probability]) => {
    cumulative += probability;
    return cumulative >= LIKELY;
  });
  return end === -1 ? ranked : ranked.slice(0, end + 1);
}
