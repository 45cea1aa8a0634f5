/**
 * A class that refuses most of a column's values cannot clean it, however likely the model finds it: the next likely
 * one is taken that accepts them, so that a wrong guess never flags a whole column. It is a step of cleaning and no part
 * of inference: whoever asks what a column is wants "mass" for "37 grams of fat" also while no rule reads it, and of the
 * labelled evaluation columns four in a hundred fewer are named right behind this step.
 * Slips stand alone, so what is refused again and again in a column of few values says that the class does not fit.
 */
import { entityById, usualValues } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { countCells, type EntityGuess } from "@limpid/table";

/** One cell is too little to speak against the model; two that are both refused are not. */
const MIN_CELLS = 2;
const MAX_REFUSED = 0.5;
/** Share of the cells that hold values of the column's own which the class refuses: where its list is open, and where not. */
const MAX_USUAL = 0.3;
const MAX_UNLISTED = 0.1;
/** Classes that are tried before the column is taken for text. */
const MAX_TRIED = 12;
const TEXT = "free_text";
const CATEGORY = "category";
/** A number with a letter behind it, in so many cells, and such a share of them. */
const LABEL = /^\d{1,4} ?[a-f]$/i;
const MIN_LABELS = 4;
const SHARE_OF_LABELS = 0.05;
/** A class may explain more than the first one only from this probability on. */
const LIKELY_ENOUGH = 0.05;
/** A single value that the first class refuses, among so many, is a typo rather than a sign of another class. */
const MIN_AROUND_TYPO = 10;

export function rejectUnfittingClass(
  samples: readonly ColumnSample[],
  guesses: readonly EntityGuess[],
): readonly EntityGuess[] {
  return guesses.map((guess, index) => {
    const sample = samples[index];
    return sample === undefined ? guess : ruleOutMisfit(sample, guess);
  });
}

export function ruleOutMisfit(sample: ColumnSample, guess: EntityGuess): EntityGuess {
  if (countCells(sample.values) < MIN_CELLS) return guess;
  const refused = refusedBy(guess.predictedClass, sample);
  if (refused === undefined) return guess;
  if (areLabels(refused, sample)) return taken(guess, CATEGORY, guess.allProbs[CATEGORY] ?? 0);
  return fits(guess.predictedClass, refused, sample) ? widened(guess, sample, refused) : nextFitting(guess, sample);
}

function nextFitting(guess: EntityGuess, sample: ColumnSample): EntityGuess {
  let ruledOut = 0;
  for (const [id, probability] of rankedOf(guess).slice(0, MAX_TRIED)) {
    const refused = refusedBy(id, sample);
    if (refused !== undefined && fits(id, refused, sample))
      return taken(guess, id, probability / Math.max(1 - ruledOut, probability));
    ruledOut += probability;
  }
  return taken(guess, TEXT, guess.allProbs[TEXT] ?? 0);
}

/**
 * Amounts of which a few name a currency are money, not numbers: a likely class that accepts everything that the first
 * one does, and some of what it refuses, explains more, unless it accepts anything.
 */
function widened(guess: EntityGuess, sample: ColumnSample, refused: ReadonlySet<string>): EntityGuess {
  if (refused.size === 0) return guess;
  for (const [id, probability] of rankedOf(guess)) {
    if (probability < LIKELY_ENOUGH) break;
    const still = id === guess.predictedClass ? undefined : refusedBy(id, sample);
    if (still === undefined || isTypo(refused.size - still.size, sample)) continue;
    if ([...still].some((text) => !refused.has(text))) continue;
    if (entityById(id)?.takesAnyText !== false) continue;
    return taken(guess, id, probability + guess.classP);
  }
  return guess;
}

/** Whether values that another class explains are too few to speak for it. */
function isTypo(explained: number, { values }: ColumnSample): boolean {
  return explained === 0 || (explained === 1 && values.length >= MIN_AROUND_TYPO);
}

function rankedOf({ allProbs }: EntityGuess): readonly (readonly [string, number])[] {
  return Object.entries(allProbs).sort(([, one], [, other]) => other - one);
}

/** The values that the class refuses; undefined when there is no such class. */
function refusedBy(id: string, { header, values }: ColumnSample): ReadonlySet<string> | undefined {
  const cleaner = entityById(id)?.study(values, { header });
  if (cleaner === undefined) return undefined;
  return new Set(values.filter(({ text }) => cleaner.clean(text).kind === "invalid").map(({ text }) => text));
}

function fits(id: string, refused: ReadonlySet<string>, { values }: ColumnSample): boolean {
  if (refused.size === 0) return true;
  const usual = usualValues(values);
  const mostUsual = entityById(id)?.hasOpenList === true ? MAX_UNLISTED : MAX_USUAL;
  let cells = 0;
  let bad = 0;
  let usualCells = 0;
  for (const { text, count } of values) {
    cells += count;
    if (!refused.has(text)) continue;
    bad += count;
    if (usual.has(text)) usualCells += count;
  }
  if (usualCells > cells * mostUsual) return false;
  return bad <= cells * MAX_REFUSED || (values.length === 2 && bad < cells);
}

/** Numbers of which some have a letter behind them count nothing: they name platforms, houses and school classes. */
function areLabels(refused: ReadonlySet<string>, { values }: ColumnSample): boolean {
  let cells = 0;
  let labels = 0;
  for (const { text, count } of values) {
    cells += count;
    if (refused.has(text) && LABEL.test(text)) labels += count;
  }
  return labels >= Math.max(MIN_LABELS, SHARE_OF_LABELS * cells);
}

function taken(guess: EntityGuess, id: string, classP: number): EntityGuess {
  return { ...guess, name: entityById(id)?.title ?? id, predictedClass: id, classP: Math.min(1, classP) };
}
