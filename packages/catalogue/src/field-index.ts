/** Indexes one part of all tables, such as their names, by words and by whole texts. */
import type { Scope } from "./scopes/scope.ts";
import { Scores } from "./scores.ts";
import { joinWords, splitWords } from "./words/split-words.ts";
import { WordIndex, type WordMatch } from "./words/word-index.ts";

/** Highest score of a match that has all words but not as one text. */
const MAX_BY_WORDS = 0.96;
/** Share of the score that depends on how few other words the table has. */
const SHARE_OF_SHORTNESS = 0.15;
const MAX_WORDS = 24;

interface QueryWord {
  readonly matches: readonly WordMatch[];
  /** Weight of the word; rare words weigh more. */
  readonly weight: number;
}

export class FieldIndex {
  private readonly words: WordIndex;
  private readonly wholes: WordIndex;
  private wordCounts = new Uint16Array(1 << 8);

  constructor(private readonly scope: Pick<Scope, "prefersShort" | "isExact">) {
    this.words = new WordIndex(scope);
    this.wholes = new WordIndex(scope);
  }

  add(document: number, texts: readonly string[]): void {
    const split = texts.map(splitWords);
    const words = new Set(split.flat());
    this.words.add(document, words);
    // The index of words already finds a text of one word.
    this.wholes.add(document, new Set(split.filter(({ length }) => length > 1).map(joinWords)));
    while (document >= this.wordCounts.length) {
      const larger = new Uint16Array(this.wordCounts.length * 2);
      larger.set(this.wordCounts);
      this.wordCounts = larger;
    }
    this.wordCounts[document] = Math.min(words.size, 65_535);
  }

  /** Scores documents against `parts`, the texts to look for; a document need not have all of them. */
  score(parts: readonly string[], documentCount: number): Float32Array {
    const split = parts.map((part) => splitWords(part).slice(0, MAX_WORDS));
    const byWords = this.scoreWords(split.flat().slice(0, MAX_WORDS), documentCount);
    const byWholes = this.scoreWholes(split.map(joinWords), documentCount);
    for (let document = 0; document < documentCount; document++)
      if ((byWholes[document] ?? 0) > (byWords[document] ?? 0)) byWords[document] = byWholes[document] ?? 0;
    return byWords;
  }

  private scoreWords(words: readonly string[], documentCount: number): Float32Array {
    const queryWords = [...new Set(this.respace(words))].map((word) => this.ask(word, documentCount));
    const whole = queryWords.reduce((sum, { weight }) => sum + weight, 0);
    const scores = new Scores(documentCount);
    for (const { matches, weight } of queryWords) {
      scores.nextTurn();
      for (const { id, closeness } of matches)
        this.words.eachDocument(id, (document) => scores.addOnce(document, (weight * closeness) / whole));
    }
    this.weigh(scores.values, queryWords.length);
    return scores.values;
  }

  private ask(word: string, documentCount: number): QueryWord {
    const matches = this.words.match(word);
    const best = matches[0]?.closeness ?? 0;
    const close = matches.filter(({ closeness }) => closeness === best);
    const known = close.reduce((sum, { id }) => sum + this.words.countOf(id), 0);
    return { matches, weight: Math.log(1 + documentCount / (0.5 + known)) };
  }

  private weigh(values: Float32Array, queryWordCount: number): void {
    const shortness = this.scope.prefersShort ? SHARE_OF_SHORTNESS : 0;
    for (let document = 0; document < values.length; document++) {
      const value = values[document] ?? 0;
      if (value === 0) continue;
      const share = Math.min(1, queryWordCount / Math.max(1, this.wordCounts[document] ?? 1));
      values[document] = MAX_BY_WORDS * value * (1 - shortness + shortness * share);
    }
  }

  /** Matches whole texts, ignoring spaces, one typo, or an end that is still to be typed. */
  private scoreWholes(texts: readonly string[], documentCount: number): Float32Array {
    const scores = new Scores(documentCount);
    for (const text of texts.filter((one) => one !== "")) {
      scores.nextTurn();
      for (const { id, closeness } of this.wholes.match(text))
        this.wholes.eachDocument(id, (document) => scores.addOnce(document, closeness / texts.length));
    }
    return scores.values;
  }

  /** Repairs words that were joined or split by mistake. */
  private respace(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (const word of words) {
      const before = joined.at(-1);
      const isOneWord = before !== undefined && this.words.has(before + word);
      if (isOneWord && !(this.words.has(before) && this.words.has(word))) joined[joined.length - 1] = before + word;
      else joined.push(word);
    }
    return joined.flatMap((word) => this.splitInTwo(word) ?? [word]);
  }

  private splitInTwo(word: string): readonly [string, string] | undefined {
    if (word.length < 5 || this.words.match(word).length > 0) return undefined;
    for (let place = word.length - 2; place >= 2; place--) {
      const parts = [word.slice(0, place), word.slice(place)] as const;
      if (parts.every((part) => this.words.has(part))) return parts;
    }
    return undefined;
  }
}
