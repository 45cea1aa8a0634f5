/**
 * By which class a column is cleaned where its own refuses too much of it, so that a wrong class never flags a whole column:
 * the next likely one that accepts the values. What the column is called stays: it is "mass" for "37 grams of fat" also while
 * no rule reads that, and of the labelled evaluation columns four in a hundred fewer are named right by the other class.
 * Slips stand alone, so what is refused again and again in a column of few values says that the class does not fit.
 */
import { entityById, usualValues } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { type CleaningClass, countCells } from "@limpid/table";
import { MAX_REFUSED, MIN_CELLS, refusedBy } from "./evidence/refusals.ts";

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

type Ranked = readonly ClassProbability[];

/** Undefined where the class of the column, the first of the list, cleans it. */
export function cleaningClass(ranked: Ranked, sample: ColumnSample): CleaningClass | undefined {
  const [first = TEXT] = ranked[0] ?? [];
  if (countCells(sample.values) < MIN_CELLS) return undefined;
  const refused = refusedBy(first, sample);
  if (refused === undefined || refused.size === 0) return undefined;
  const id = otherClass(first, refused, { ranked, sample });
  const [name, refusing] = [titleOf(id), titleOf(first)];
  const why = `${refused.size} of ${sample.values.length} distinct values do not fit "${refusing}"`;
  return id === first ? undefined : { id, name, why };
}

interface Considered {
  readonly ranked: Ranked;
  readonly sample: ColumnSample;
}

function otherClass(first: string, refused: ReadonlySet<string>, considered: Considered): string {
  if (areLabels(refused, considered.sample)) return CATEGORY;
  return fits(first, refused, considered.sample) ? widerClass(first, refused, considered) : nextFitting(considered);
}

function nextFitting({ ranked, sample }: Considered): string {
  const tried = ranked.slice(0, MAX_TRIED).find(([id]) => {
    const refused = refusedBy(id, sample);
    return refused !== undefined && fits(id, refused, sample);
  });
  return tried?.[0] ?? TEXT;
}

/**
 * Amounts of which a few name a currency are money, not numbers: a likely class that accepts everything that the first
 * one does, and some of what it refuses, explains more, unless it accepts anything.
 */
function widerClass(first: string, refused: ReadonlySet<string>, { ranked, sample }: Considered): string {
  const wider = ranked.find(([id, probability]) => {
    if (probability < LIKELY_ENOUGH || id === first || entityById(id)?.takesAnyText !== false) return false;
    const still = refusedBy(id, sample);
    if (still === undefined || isTypo(refused.size - still.size, sample)) return false;
    return [...still].every((text) => refused.has(text));
  });
  return wider?.[0] ?? first;
}

/** Whether values that another class explains are too few to speak for it. */
function isTypo(explained: number, { values }: ColumnSample): boolean {
  return explained === 0 || (explained === 1 && values.length >= MIN_AROUND_TYPO);
}

function titleOf(id: string): string {
  return entityById(id)?.title ?? id;
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
