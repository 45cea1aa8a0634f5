/** Texts that a column has as values of its own, whatever its class says of them. */
import type { CountedValue } from "@limpid/table";
import { isOneEditApart } from "@limpid/text";
import { DeletionIndex } from "./misspelling/deletion-index.ts";

/** A refused text in this many cells is nobody's mistake: it is a value of the column's own. */
const MIN_CELLS = 3;
/** A value that differs by one letter and is this many times more frequent is what was meant. */
const MORE_FREQUENT = 5;
/** Up to this number of repeated texts, all are compared; beyond it, an index finds those that are a letter apart. */
const MAX_COMPARED = 1000;

/** Cells by text, of the texts that repeat. */
export function countRepeated(values: readonly CountedValue[]): ReadonlyMap<string, number> {
  const repeated = values.filter(({ count }) => count >= MIN_CELLS);
  return new Map(repeated.map(({ text, count }) => [text, count]));
}

export function isOwnValue(text: string, repeated: ReadonlyMap<string, number>): boolean {
  const own = repeated.get(text);
  return own !== undefined && !isNearFrequent(text, own, repeated);
}

function isNearFrequent(text: string, own: number, repeated: ReadonlyMap<string, number>): boolean {
  const lower = text.toLowerCase();
  for (const [other, count] of candidatesFor(text, repeated))
    if (count >= MORE_FREQUENT * own && isOneEditApart(lower, other.toLowerCase())) return true;
  return false;
}

type Counted = readonly [text: string, count: number];

function candidatesFor(text: string, repeated: ReadonlyMap<string, number>): Iterable<Counted> {
  if (repeated.size <= MAX_COMPARED) return repeated;
  const { texts, index } = indexOf(repeated);
  return index.near(text).places.flatMap((place) => {
    const counted = texts[place];
    return counted === undefined ? [] : [counted];
  });
}

interface Indexed {
  readonly texts: readonly Counted[];
  readonly index: DeletionIndex;
}

/** Made when it is first needed: most columns have no refused value. */
const indexes = new WeakMap<ReadonlyMap<string, number>, Indexed>();

function indexOf(repeated: ReadonlyMap<string, number>): Indexed {
  const known = indexes.get(repeated);
  if (known !== undefined) return known;
  const texts = [...repeated].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1));
  const made = {
    texts,
    index: new DeletionIndex(
      texts.map(([text]) => text),
      1,
    ),
  };
  indexes.set(repeated, made);
  return made;
}
