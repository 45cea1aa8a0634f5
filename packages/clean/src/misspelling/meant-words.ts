/** Finds the words from which one slip makes a word of a column, in the lexicon and among the other words of the column. */
import type { NearWord } from "@limpid/lexicon";
import type { MeantWord } from "@limpid/models";
import type { ColumnWord, ColumnWords } from "./column-words.ts";
import { DeletionIndex } from "./deletion-index.ts";
import { isTurned } from "./is-misspelling.ts";
import { FREQUENT_PART, MIN_PART, type WordFrequencies } from "./word-frequencies.ts";

/** Letters of the shortest word that is misspelt or meant. */
export const MIN_LETTERS = 4;
/** The rarest word that may be meant, and how much more frequent it must be than one that is known. */
const MIN_MEANT = 2;
const MIN_AHEAD = 0.8;
const MAX_MEANT = 6;
/** Words, and parts of compounds, that the lexicon lists as near. */
const MAX_NEAR = 40;
const MAX_NEAR_PARTS = 2;
/** A word of the column stands in so many values if it is meant without a list that has it. */
const MIN_VALUES = 2;
/** Words of the column that are searched. */
const MAX_INDEXED = 2000;

/** Finds the words that may be meant, in the lexicon and among the words of the column. */
export class MeantWords {
  private own: FrequentWords | undefined;

  constructor(
    private readonly known: WordFrequencies,
    private readonly read: ColumnWords,
  ) {}

  find(word: ColumnWord): readonly MeantWord[] {
    const { folded } = word;
    const frequency = this.known.own(folded);
    const near = this.known.lexicon.near(folded, this.known.languages, MAX_NEAR);
    const found = new Map<string, MeantWord>();
    for (const { word: text, frequency: own, edit, place } of near)
      found.set(text, this.meant(text, own, { slip: edit, place }, false));
    if (found.size === 0 && this.known.areCompounding && folded.length >= 2 * MIN_PART)
      for (const meant of this.findCompounds(folded)) if (!found.has(meant.text)) found.set(meant.text, meant);
    for (const text of this.findInColumn(folded)) {
      if (found.has(text)) continue;
      const slip = slipBetween(folded, text);
      if (slip !== undefined) found.set(text, this.meant(text, 0, slip, false));
    }
    return [...found.values()]
      .filter((meant) => isMeant(meant, word, frequency))
      .sort((one, other) => strengthOf(other) - strengthOf(one) || (one.text < other.text ? -1 : 1))
      .slice(0, MAX_MEANT);
  }

  private meant(
    text: string,
    frequency: number,
    { slip, place }: Pick<MeantWord, "slip" | "place">,
    isCompound: boolean,
  ): MeantWord {
    const own = this.read.words.get(text);
    return { text, frequency, slip, place, isCompound, cells: own?.cells ?? 0, values: own?.values ?? 0 };
  }

  /** One part of the word is known and the slip is in the other one. */
  private *findCompounds(folded: string): Iterable<MeantWord> {
    for (let place = MIN_PART; place <= folded.length - MIN_PART + 1; place++) {
      const [head, tail] = [folded.slice(0, place), folded.slice(place)];
      if (this.known.isPart(head))
        for (const near of this.nearPart(tail)) yield this.joined(head + near.word, near, place + near.place, head);
      if (this.known.isPart(tail))
        for (const near of this.nearPart(head)) yield this.joined(near.word + tail, near, near.place, tail);
    }
  }

  private nearPart(part: string): readonly NearWord[] {
    if (part.length < MIN_PART) return [];
    const { lexicon, languages } = this.known;
    return lexicon
      .near(part, languages, MAX_NEAR_PARTS)
      .filter(({ word, frequency }) => frequency >= FREQUENT_PART && word.length > MIN_PART);
  }

  private joined(text: string, { frequency, edit }: NearWord, place: number, other: string): MeantWord {
    const rarer = Math.min(frequency, this.known.own(other));
    return this.meant(text, Math.max(MIN_MEANT, rarer - 1), { slip: edit, place }, true);
  }

  /** Words that stand in several values of the column, whether or not a list has them. */
  private findInColumn(folded: string): readonly string[] {
    this.own ??= indexFrequent(this.read);
    const { index, words } = this.own;
    return index.near(folded).places.flatMap((place) => words[place] ?? []);
  }
}

interface FrequentWords {
  readonly words: readonly string[];
  readonly index: DeletionIndex;
}

function indexFrequent({ words }: ColumnWords): FrequentWords {
  const chosen = [...words.values()]
    .filter(({ values, folded: { length } }) => values >= MIN_VALUES && length >= MIN_LETTERS)
    .sort((one, other) => other.values - one.values || (one.folded < other.folded ? -1 : 1))
    .slice(0, MAX_INDEXED)
    .map(({ folded }) => folded);
  return { words: chosen, index: new DeletionIndex(chosen, 1) };
}

/** What one slip did to a word so that another one came out of it; undefined where it was more than one. */
function slipBetween(own: string, meant: string): Pick<MeantWord, "slip" | "place"> | undefined {
  let place = 0;
  while (place < own.length && own[place] === meant[place]) place++;
  const rest = (text: string, letters: number) => text.slice(place + letters);
  if (own.length === meant.length) {
    if (rest(own, 1) === rest(meant, 1)) return place === own.length ? undefined : { slip: "other", place };
    const isSwapped =
      own[place] === meant[place + 1] && own[place + 1] === meant[place] && rest(own, 2) === rest(meant, 2);
    return isSwapped ? { slip: "swap", place } : undefined;
  }
  if (own.length + 1 === meant.length) return rest(own, 0) === rest(meant, 1) ? { slip: "drop", place } : undefined;
  return own.length === meant.length + 1 && rest(own, 1) === rest(meant, 0) ? { slip: "extra", place } : undefined;
}

function isMeant(meant: MeantWord, { folded, values }: ColumnWord, frequency: number): boolean {
  const isOfColumn = meant.values > values && meant.values >= MIN_VALUES;
  if (meant.frequency < Math.max(MIN_MEANT, frequency + MIN_AHEAD) && !isOfColumn) return false;
  if (meant.text.length < MIN_LETTERS) return false;
  return !isTurned(folded, meant.text) && !isPlural(folded, meant.text);
}

function isPlural(own: string, meant: string): boolean {
  return `${own}s` === meant || `${meant}s` === own;
}

function strengthOf({ frequency, values }: MeantWord): number {
  return frequency + 2 * Math.log1p(values);
}
