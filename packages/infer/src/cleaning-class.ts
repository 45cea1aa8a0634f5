/**
 * Chooses another class to clean a column by if its own class refuses too many values, so that a wrong class never
 * flags a whole column: the next likely class that accepts the values. The column keeps its name: "37 grams of fat"
 * stays "mass" although no rule reads that, and naming columns by the other class gets four in a hundred fewer of the
 * labelled evaluation columns right. Slips are single, so a value that a column of few values repeats although the
 * class refuses it shows that the class does not fit.
 */
import { entityById, usualValues } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { type CleaningClass, countCells } from "@limpid/table";
import { MAX_REFUSED, MIN_CELLS, refusedBy } from "./evidence/refusals.ts";

/**
 * Largest share of cells with usual values of the column that the class refuses: the first if its list is closed, the
 * second if it is open.
 */
const MAX_USUAL = 0.3;
const MAX_UNLISTED = 0.1;
/** Classes to try before the column is cleaned as text. */
const MAX_TRIED = 12;
const TEXT = "free_text";
/** A class that explains more values than the first one needs at least this probability. */
const LIKELY_ENOUGH = 0.05;
/**
 * Among this many values, a single value that the first class refuses is a typo rather than a sign of another class.
 */
const MIN_AROUND_TYPO = 10;

type Ranked = readonly ClassProbability[];

/** Returns undefined if the first class of the list cleans the column. */
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
 * Amounts of which a few name a currency are money, not numbers. A likely class explains more if it accepts everything
 * that the first one does and some of what that one refuses, unless it accepts any text.
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

/** Whether another class explains too few of the refused values to be preferred. */
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
