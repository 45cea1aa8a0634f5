/**
 * Knows which pairs of words are both right in the languages of a column, so that neither is a slip of the other. Knows
 * nothing if the program has installed no lexicon.
 */
import { installedLexicon, type Lexicon } from "@limpid/lexicon";
import { differingWords } from "./is-misspelling.ts";

/**
 * A word that begins otherwise may be rarer and still be real: a first letter is seldom mistyped, and misspellings so
 * frequent that the lists hold them begin as the word does. Zipf scale, a word in thirty million.
 */
const MIN_BEGINNING = 1.5;
/** A misspelling that the lists hold is a hundred times rarer than the word, on the Zipf scale. */
const MUCH_RARER = 2;

interface Known {
  readonly lexicon: Lexicon;
  readonly languages: readonly string[];
}

export class RealWords {
  private languages: readonly string[] | undefined;

  /** `texts` are those of the column, in an order that does not depend on its rows. */
  constructor(
    private readonly title: string,
    private readonly texts: () => readonly string[],
  ) {}

  /** Whether each word in which the texts differ is a real word in both. */
  areInBoth(own: string, meant: string): boolean {
    return this.areAll(own, meant, (mine, theirs, { lexicon, languages }) => {
      if (!lexicon.isRealWord(theirs, languages)) return false;
      if (mine.charAt(0) === theirs.charAt(0)) return lexicon.isRealWord(mine, languages);
      return (lexicon.lookup(mine, languages)?.frequency ?? 0) >= MIN_BEGINNING;
    });
  }

  /** Whether each word in which the texts differ is a real word in the meant one alone. */
  areInMeantAlone(own: string, meant: string): boolean {
    return this.areAll(own, meant, (mine, theirs, { lexicon, languages }) => {
      const [rare, frequent] = [mine, theirs].map((word) => lexicon.lookup(word, languages)?.frequency ?? 0);
      return lexicon.isRealWord(theirs, languages) && (rare ?? 0) + MUCH_RARER <= (frequent ?? 0);
    });
  }

  private areAll(own: string, meant: string, is: (mine: string, theirs: string, known: Known) => boolean): boolean {
    const lexicon = installedLexicon();
    const pairs = lexicon === undefined ? [] : differingWords(own, meant);
    if (lexicon === undefined || pairs.length === 0) return false;
    this.languages ??= lexicon.detectLanguages(this.texts(), this.title).map(({ language }) => language);
    const known = { lexicon, languages: this.languages };
    return pairs.every(([mine, theirs]) => is(mine, theirs, known));
  }
}
