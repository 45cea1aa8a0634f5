/** Finds the documents of a word by its exact form, its beginning, or with one typo. */
import { isOneEditApart } from "@limpid/text";
import { Postings } from "./postings.ts";
import { SortedWords } from "./sorted-words.ts";
import { WordTable } from "./word-table.ts";

/** A word of the index that a search word may mean; `closeness` is 1 for the same word. */
export interface WordMatch {
  readonly id: number;
  readonly closeness: number;
}

export interface WordIndexOptions {
  /**
   * Whether the word is found only in its exact form. There are millions of numbers, and one digit makes another
   * number.
   */
  readonly isExact: (word: string) => boolean;
}

type Keep = (id: number, closeness: number) => void;

const MIN_FOR_TYPO = 4;
const MIN_FOR_UNFINISHED_TYPO = 5;
/** Largest number of completions of an unfinished word. The cap is on the list, not on time. */
const MAX_MATCHES = 3000;

export class WordIndex {
  private readonly words = new WordTable();
  private readonly forwards = new SortedWords(this.words, false);
  private readonly backwards = new SortedWords(this.words, true);
  private readonly postings = new Postings();

  constructor(private readonly options: WordIndexOptions) {}

  /** Expects `words` to be distinct. */
  add(document: number, words: Iterable<string>): void {
    for (const word of words) {
      const known = this.words.size;
      const id = this.words.add(word);
      if (id === known && !this.options.isExact(word)) {
        this.forwards.add(id);
        this.backwards.add(id);
      }
      this.postings.add(id, document);
    }
  }

  has(word: string): boolean {
    return this.words.find(word) !== -1;
  }

  /** Returns the number of documents that have the word. */
  countOf(id: number): number {
    return this.postings.countOf(id);
  }

  /** Calls `visit` with each document that has the word. */
  eachDocument(id: number, visit: (document: number) => void): void {
    this.postings.each(id, visit);
  }

  /** Returns the words that `word` may mean, the closest first; `word` may be unfinished. */
  match(word: string): WordMatch[] {
    const found = new Map<number, number>();
    const keep: Keep = (id, closeness) => {
      if (closeness > (found.get(id) ?? 0)) found.set(id, closeness);
    };
    const exact = this.words.find(word);
    if (exact !== -1) keep(exact, 1);
    if (!this.options.isExact(word)) {
      this.matchBeginnings(word, keep);
      if (word.length >= MIN_FOR_TYPO) this.matchTypos(word, keep);
    }
    return [...found]
      .map(([id, closeness]) => ({ id, closeness }))
      .sort((left, right) => right.closeness - left.closeness);
  }

  private matchBeginnings(word: string, keep: Keep): void {
    let left = MAX_MATCHES;
    this.forwards.eachWith(word, (id) => {
      keep(id, 0.6 + 0.35 * (word.length / this.words.lengthOf(id)));
      return --left > 0;
    });
  }

  /**
   * Finds extra and swapped letters by trying every variant. A missing or wrong letter leaves one half of the word
   * intact, so candidates begin or end with that half.
   */
  private matchTypos(word: string, keep: Keep): void {
    const closeness = word.length >= 6 ? 0.8 : 0.7;
    for (const variant of shortenedAndSwapped(word)) {
      const id = this.words.find(variant);
      if (id !== -1) keep(id, closeness);
    }
    const half = word.length >> 1;
    this.forwards.eachWith(word.slice(0, half), (id) => {
      const excess = this.words.lengthOf(id) - word.length;
      if (excess < -1) return true;
      const other = this.words.word(id);
      if (excess <= 1 && isOneEditApart(word, other)) keep(id, closeness);
      else if (word.length >= MIN_FOR_UNFINISHED_TYPO && beginsWithTypo(other, word))
        keep(id, 0.45 + 0.25 * (word.length / other.length));
      return true;
    });
    this.backwards.eachWith(word.slice(half), (id) => {
      const excess = this.words.lengthOf(id) - word.length;
      if (Math.abs(excess) <= 1 && isOneEditApart(word, this.words.word(id))) keep(id, closeness);
      return true;
    });
  }
}

function shortenedAndSwapped(word: string): string[] {
  const variants: string[] = [];
  for (let index = 0; index < word.length; index++) {
    const before = word.slice(0, index);
    variants.push(before + word.slice(index + 1));
    variants.push(before + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2));
  }
  return variants;
}

function beginsWithTypo(longer: string, word: string): boolean {
  if (longer.length <= word.length) return false;
  for (let length = word.length - 1; length <= word.length + 1; length++)
    if (isOneEditApart(word, longer.slice(0, length))) return true;
  return false;
}
