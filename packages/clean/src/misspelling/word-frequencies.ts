/** Asks the lexicon about words in the languages of a column, and about the words that they may be put together of. */
import { ALL_LANGUAGES, type Lexicon } from "@limpid/lexicon";

/** Parts of a compound, and what is left of a word without its ending. */
export const MIN_PART = 4;
export const FREQUENT_PART = 3;

/** Languages that write compounds as one word, and what they put between the parts. */
const COMPOUNDING = new Set(["de", "nl"]);
const LINKS = ["", "s", "n", "en", "es", "er", "e"];
const NO_LINK = [""];
const ENDINGS = "s es e n en er ed ing ly a o i as os is x mente ment t te in innen".split(" ");
const BEGINNINGS =
  "un re in im non anti pre post inter multi micro bio sub super auto geo eco tele mini ver be ge ent over under hyper hypo".split(
    " ",
  );

export class WordFrequencies {
  readonly areCompounding: boolean;
  private readonly others: readonly string[];

  constructor(
    readonly lexicon: Lexicon,
    readonly languages: readonly string[],
  ) {
    this.areCompounding = languages.some((language) => COMPOUNDING.has(language));
    this.others = ALL_LANGUAGES.filter((language) => !languages.includes(language));
  }

  /** On the Zipf scale; 0 for an unknown word. */
  own(folded: string): number {
    return this.lexicon.lookup(folded, this.languages)?.frequency ?? 0;
  }

  /** The same in all languages that the column is not in. */
  elsewhere(folded: string): number {
    return this.lexicon.lookup(folded, this.others)?.frequency ?? 0;
  }

  isPart(folded: string): boolean {
    return folded.length >= MIN_PART && this.own(folded) >= FREQUENT_PART;
  }

  /** Whether the word is put together of two known ones. */
  isCompound(folded: string): boolean {
    const links = this.areCompounding ? LINKS : NO_LINK;
    for (let place = MIN_PART; place <= folded.length - MIN_PART; place++) {
      if (!this.isPart(folded.slice(0, place))) continue;
      if (links.some((link) => folded.startsWith(link, place) && this.isPart(folded.slice(place + link.length))))
        return true;
    }
    return false;
  }

  /** Whether the word is a known one with an ending or a beginning that makes another form of it. */
  isDerived(folded: string): boolean {
    return (
      ENDINGS.some((ending) => folded.endsWith(ending) && this.isPart(folded.slice(0, -ending.length))) ||
      BEGINNINGS.some((beginning) => folded.startsWith(beginning) && this.isPart(folded.slice(beginning.length)))
    );
  }
}
