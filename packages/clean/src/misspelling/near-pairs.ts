/**
 * Rare values that are one edit apart from a frequent one, weighed against the column's own null: how often usual values of
 * the column, of the same length, are one edit apart from each other. A column of codes or years silences itself by it.
 */
import type { CountedValue } from "@limpid/table";
import { isOneEditApart } from "@limpid/text";
import { DeletionIndex, keyCount } from "./deletion-index.ts";
import { differingWords, isTurned, isTypingError } from "./is-misspelling.ts";

/** A value is usual that stands in so many cells. */
const USUAL = 3;
/** A twin stands in so many times as many cells. */
const TIMES = 3;
/** Values of fewer letters are codes as often as words. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 80;
/** An index of more keys takes too long to make. */
const MAX_KEYS = 4_000_000;
/** Replaces the pairs that a column would have if it were longer. */
const UNSEEN = 0.5;

export interface NearPair {
  /** Places of the value and of its twin. */
  readonly value: number;
  readonly twin: number;
  /** The share of such pairs that is not explained by values which are alike by nature. */
  readonly chance: number;
  /** Usual values of the column. */
  readonly usual: number;
}

/** Leaves out, mostly without looking for them, pairs that cannot reach the least chance and number of usual values. */
export function nearPairs(
  values: readonly CountedValue[],
  least: Pick<NearPair, "chance" | "usual">,
): readonly NearPair[] {
  const places = values.flatMap(({ text }, place) =>
    text.length >= MIN_LENGTH && text.length <= MAX_LENGTH ? [place] : [],
  );
  const usual = places
    .filter((place) => countAt(values, place) >= USUAL)
    .sort(
      (one, other) =>
        countAt(values, other) - countAt(values, one) || (textAt(values, one) < textAt(values, other) ? -1 : 1),
    );
  if (
    usual.length < Math.max(1, least.usual) ||
    places.reduce((sum, place) => sum + keyCount(textAt(values, place).length, 1), 0) > MAX_KEYS
  )
    return [];
  const texts = usual.map((place) => textAt(values, place));
  const index = new DeletionIndex(texts, 1);
  const nearest = (place: number, leastCells: number): number | undefined => {
    const text = textAt(values, place);
    return index
      .near(text)
      .places.map((at) => usual[at] ?? place)
      .find((other) => other !== place && countAt(values, other) >= leastCells && areNear(text, textAt(values, other)));
  };
  /** A slip that somebody makes again and again is no value of its own. */
  const isNearByNature = (place: number): boolean => {
    const twin = nearest(place, USUAL);
    if (twin === undefined) return false;
    const isRare = TIMES * countAt(values, place) <= countAt(values, twin);
    const isFrequent = TIMES * countAt(values, twin) <= countAt(values, place);
    const [own, other] = [textAt(values, place), textAt(values, twin)];
    return !(isRare && isTypingError(own, other)) && !(isFrequent && isTypingError(other, own));
  };
  const byNature = new Tally();
  for (const text of texts) byNature.add(text, false);
  const isHopeless = (text: string): boolean => 1 - byNature.share(text) < least.chance;
  // The share of a length only grows, so that nothing more is asked of it once it is too large.
  for (const place of usual)
    if (!isHopeless(textAt(values, place)) && isNearByNature(place)) byNature.addNear(textAt(values, place));
  const seen = new Tally();
  const pairs: { readonly value: number; readonly twin: number }[] = [];
  for (const value of places) {
    const count = countAt(values, value);
    if (count * TIMES > countAt(values, usual[0] ?? value)) continue;
    if (isHopeless(textAt(values, value))) continue;
    const twin = nearest(value, Math.max(USUAL, TIMES * count));
    seen.add(textAt(values, value), twin !== undefined);
    if (twin !== undefined) pairs.push({ value, twin });
  }
  return pairs.map(({ value, twin }) => {
    const text = textAt(values, value);
    return { value, twin, usual: usual.length, chance: 1 - byNature.share(text) / seen.share(text) };
  });
}

const BUCKETS = [4, 5, 6, 8, 11];

/** How many values of about the same length are near to a usual one. */
class Tally {
  private readonly all = new Uint32Array(BUCKETS.length + 1);
  private readonly near = new Uint32Array(BUCKETS.length + 1);

  add(text: string, isNear: boolean): void {
    const bucket = bucketFor(text);
    this.all[bucket] = (this.all[bucket] ?? 0) + 1;
    if (isNear) this.addNear(text);
  }

  /** One of those that were added turns out to be near. */
  addNear(text: string): void {
    const bucket = bucketFor(text);
    this.near[bucket] = (this.near[bucket] ?? 0) + 1;
  }

  share(text: string): number {
    const bucket = bucketFor(text);
    return ((this.near[bucket] ?? 0) + UNSEEN) / ((this.all[bucket] ?? 0) + 2 * UNSEEN);
  }
}

function bucketFor({ length }: string): number {
  const at = BUCKETS.findIndex((least) => length < least);
  return at === -1 ? BUCKETS.length : at;
}

/** Whether one edit makes no other word of it: no plural, no prefix that says the opposite, no other capitals. */
function areNear(own: string, meant: string): boolean {
  const [mine, theirs] = [own.toLowerCase(), meant.toLowerCase()];
  if (mine === theirs || !isOneEditApart(mine, theirs)) return false;
  return !differingWords(own, meant).some(
    ([word, other]) => isTurned(word, other) || `${word}s` === other || `${other}s` === word,
  );
}

function textAt(values: readonly CountedValue[], place: number): string {
  return values[place]?.text ?? "";
}

function countAt(values: readonly CountedValue[], place: number): number {
  return values[place]?.count ?? 0;
}
