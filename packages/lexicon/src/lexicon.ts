/** Which words languages have, how frequent they are, and which ones are a slip away. Languages are read when asked for. */
import { foldWord } from "./hash-word.ts";
import { type Edit, visitOneEdit } from "./one-edit.ts";
import { DamagedLexicon, WordList } from "./word-list.ts";

/** Returns the bytes of the file of a language, and undefined if there is none. */
export type ReadLanguage = (language: string) => Uint8Array | undefined;

export interface KnownWord {
  /** Zipf scale: 3 is a word in a million, 6 one in a thousand. */
  readonly frequency: number;
  readonly language: string;
}

export interface NearWord extends KnownWord {
  readonly word: string;
  readonly edit: Edit;
  readonly place: number;
}

export interface LanguageShare {
  readonly language: string;
  /** Share of the words that the language knows, weighed by frequency, 0 to 1. */
  readonly share: number;
}

/** Languages with word lists long enough to tell a rare word from a slip. */
const MAIN_LANGUAGES: readonly string[] = ["en", "de", "fr", "es", "pt", "it", "nl"];
/** All that have a word list. */
export const ALL_LANGUAGES: readonly string[] = [
  ...MAIN_LANGUAGES,
  ...["ca", "cs", "da", "fi", "hu", "nb", "pl", "ro", "sv", "tr"],
];

/**
 * A word in a million. Common misspellings are in the lists as well, but rarer: "recieve" has 2.8, "definately" 2.9. Of
 * the slips that were made of all country names, 3.3 % are so frequent, such as "Cameron" and "Colomba".
 */
const REAL_WORD = 3;
/** A word's frequency counts up to this one, so that "de" and "la" decide no language. */
const MAX_WEIGHT = 5;
/** Words to look at; a long column repeats its language. */
const MAX_WORDS = 400;
/** A language within this share of the best one may be meant too. */
const AS_LIKELY = 0.85;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

export class Lexicon {
  private readonly lists = new Map<string, WordList | undefined>();
  private readonly found = new Map<string, string>();

  /**
   * `languages` are those that must be there; others are asked for by name. If `bearsDamage` is set, a language whose file
   * is missing or cut has no words, and `damages` says so.
   */
  constructor(
    private readonly read: ReadLanguage,
    private readonly languages = MAIN_LANGUAGES,
    private readonly bearsDamage = false,
  ) {}

  /** What is wrong with the files that were read so far, in sentences. */
  get damages(): readonly string[] {
    return [...this.found.values()];
  }

  /**
   * Returns undefined for an unknown word, else the language in which it is the most frequent. Like all questions, it
   * throws a DamagedLexicon if a file is missing or cut, unless the lexicon bears that.
   */
  lookup(word: string, languages: readonly string[]): KnownWord | undefined {
    const folded = foldWord(word);
    let known: KnownWord | undefined;
    for (const language of languages) {
      const frequency = this.list(language)?.foldedFrequency(folded) ?? 0;
      if (frequency > (known?.frequency ?? 0)) known = { frequency, language };
    }
    return known;
  }

  /** Whether the word is so frequent in one of the languages that it is no slip of another one. */
  isRealWord(word: string, languages = this.languages): boolean {
    return (this.lookup(word, languages)?.frequency ?? 0) >= REAL_WORD;
  }

  /** Lists at most `most` known words that a slip may have made this one of, the most frequent first. */
  near(word: string, languages: readonly string[], most: number): readonly NearWord[] {
    const folded = foldWord(word);
    const found = new Map<string, NearWord>();
    for (const language of languages) {
      const list = this.list(language);
      if (list === undefined) continue;
      const frequencyAt = (bucket: number, hash: number) => list.frequencyAt(bucket, hash);
      visitOneEdit(folded, list.letters, frequencyAt, (text, frequency, edit, place) => {
        if (frequency > (found.get(text)?.frequency ?? 0))
          found.set(text, { word: text, frequency, language, edit, place });
      });
    }
    return [...found.values()]
      .sort((one, other) => other.frequency - one.frequency || (one.word < other.word ? -1 : 1))
      .slice(0, most);
  }

  /** Lists the main languages that the words of a column and its title may be in, the likeliest first. */
  detectLanguages(texts: readonly string[], title: string): readonly LanguageShare[] {
    const words = distinctWords([title, ...texts]);
    if (words.length === 0) return [];
    const ranked = this.languages
      .map((language) => ({ language, share: shareOfKnown(words, this.list(language)) }))
      .sort((one, other) => other.share - one.share);
    const best = ranked[0]?.share ?? 0;
    return ranked.filter(({ share }) => share > 0 && share >= best * AS_LIKELY);
  }

  private list(language: string): WordList | undefined {
    if (this.lists.has(language)) return this.lists.get(language);
    const list = this.readList(language);
    this.lists.set(language, list);
    return list;
  }

  private readList(language: string): WordList | undefined {
    try {
      const bytes = this.read(language);
      if (bytes !== undefined) return WordList.read(language, bytes);
      if (!this.languages.includes(language)) return undefined;
      throw new DamagedLexicon(`The lexicon "${language}" is missing. Install Limpid again.`);
    } catch (error) {
      if (!this.bearsDamage || !(error instanceof DamagedLexicon)) throw error;
      this.found.set(language, error.message);
      return undefined;
    }
  }
}

function shareOfKnown(words: readonly string[], list: WordList | undefined): number {
  const weights = words.map((word) => Math.min(MAX_WEIGHT, list?.foldedFrequency(word) ?? 0));
  return weights.reduce((sum, weight) => sum + weight, 0) / (MAX_WEIGHT * words.length);
}

function distinctWords(texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) if (word.length > 1) words.add(foldWord(word));
    if (words.size >= MAX_WORDS) break;
  }
  return [...words];
}
