/** A column as the kinds of questions see it: its values with what cleaning makes of them and what its class says of them. */
import { type ColumnCleaner, type Entity, entityById, normaliseText, type Outcome } from "@limpid/entities";
import { type CountedValue, countCells, type Decision, type EntityGuess, isOpen, type Verdict } from "@limpid/table";
import { type ColumnContext, cleanValue } from "../clean-value.ts";
import type { ManyFinding, ManyFindings } from "../detector.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { countOfRank } from "../most-frequent.ts";

export interface SeenValue {
  readonly raw: string;
  readonly cells: number;
  /** Repaired, before its class sees it. */
  readonly text: string;
  readonly verdict: Verdict;
  /** What the table says by default; null for no data. */
  readonly output: string | null;
  /** Nobody is asked about its cells. */
  readonly isQuiet: boolean;
  /** What the class of the column says, whether or not the column is cleaned by it. */
  readonly outcome: Outcome;
  /** What the values of the column say of it and of too many others to flag their cells. */
  readonly many: ManyFinding | undefined;
}

export interface ReviewedColumn {
  readonly title: string;
  readonly guess: EntityGuess;
  /** The class that the column seems to have. */
  readonly entity: Entity;
  readonly cleaner: ColumnCleaner;
  readonly isClassDoubtful: boolean;
  readonly decisions: readonly Decision[];
  /** All that are looked at, the most frequent ones first. */
  readonly values: readonly SeenValue[];
  /** Values with data that nobody is asked about. */
  readonly quiet: readonly SeenValue[];
  /** Cells with data. */
  readonly cells: number;
}

/** If there are more different values, the most frequent ones are looked at, unless a question was answered. */
export const MAX_LOOKED_AT = 4000;
/** However many there are. */
export const MAX_ANSWERED = 200_000;

interface Studied {
  readonly title: string;
  readonly context: ColumnContext;
  readonly decisions: readonly Decision[];
  /** The values with data, which the class is fitted to. */
  readonly present: readonly CountedValue[];
  readonly many: ManyFindings;
}

export function askedColumn(counted: readonly CountedValue[], studied: Studied, most: number): ReviewedColumn {
  const { title, context, decisions, present, many } = studied;
  const { guess } = context;
  const seen = classSeen(studied, present);
  const short = counted.filter(({ text }) => text.length <= MAX_COMPARED);
  const values = mostFrequent(short, most).map(({ text: raw, count: cells }): SeenValue => {
    const verdict = cleanValue(raw, context);
    const { text } = normaliseText(raw, context.treatment);
    return {
      raw,
      cells,
      text,
      verdict,
      output: verdict.output,
      isQuiet: !isOpen(verdict),
      outcome: seen.cleaner.clean(text),
      many: many.get(text),
    };
  });
  const filled = values.filter(({ output }) => output !== null && output.trim() !== "");
  return {
    title,
    guess,
    ...seen,
    isClassDoubtful: context.isClassDoubtful,
    decisions,
    values: filled,
    quiet: filled.filter(({ isQuiet }) => isQuiet),
    cells: countCells(filled.map(({ raw, cells }) => ({ text: raw, count: cells }))),
  };
}

/** A class that refuses too much is replaced where the column is cleaned; what it refuses is asked about all the same. */
function classSeen(
  { title, context }: Studied,
  present: readonly CountedValue[],
): Pick<ReviewedColumn, "entity" | "cleaner"> {
  const { guess, entity, cleaner } = context;
  const own = guess.cleanedAs === undefined ? undefined : entityById(guess.predictedClass);
  return own === undefined ? { entity, cleaner } : { entity: own, cleaner: own.study(present, { header: title }) };
}

/** Picks the most frequent values. Ties are cut down by a hash, so the choice does not depend on the order of the rows. */
function mostFrequent(counted: readonly CountedValue[], most: number): readonly CountedValue[] {
  const chosen = counted.length <= most ? counted : thinned(counted, most);
  return chosen.toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1)).slice(0, most);
}

function thinned(counted: readonly CountedValue[], most: number): readonly CountedValue[] {
  const least = countOfRank(counted, most);
  let [above, ties] = [0, 0];
  for (const { count } of counted)
    if (count > least) above++;
    else if (count === least) ties++;
  const step = Math.ceil(ties / (most - above));
  return counted.filter(({ text, count }) => count > least || (count === least && hashText(text) % step === 0));
}

function hashText(text: string): number {
  let hash = 0;
  for (let place = 0; place < text.length; place++) hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
